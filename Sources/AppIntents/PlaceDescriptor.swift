/// A place by what is known of it: its point, its address, its name. From the module GeoToolbox of phones.
///
/// As a parameter it is a name, as `CLPlacemark` is.
public struct PlaceDescriptor: Hashable, Sendable {
  /// One way to say where a place is.
  public enum PlaceRepresentation: Hashable, Sendable {
    case coordinate(CLLocationCoordinate2D)
    case address(String)
    case deviceLocation(CLLocation)
  }

  public let representations: [PlaceRepresentation]
  public let commonName: String?

  public init(representations: [PlaceRepresentation], commonName: String? = nil) {
    self.representations = representations
    self.commonName = commonName
  }

  /// The first point among the representations.
  public var coordinate: CLLocationCoordinate2D? {
    representations.lazy.compactMap { representation in
      switch representation {
      case .coordinate(let point): point
      case .deviceLocation(let location): location.coordinate
      case .address: nil
      }
    }.first
  }

  /// The first address among the representations.
  public var address: String? {
    representations.lazy.compactMap { if case .address(let address) = $0 { address } else { nil } }.first
  }
}

extension PlaceDescriptor: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(PlaceDescriptor.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> PlaceDescriptor? {
    argument.said.isEmpty ? nil : PlaceDescriptor(representations: [], commonName: argument.said)
  }

  func text(in language: String) -> String { commonName ?? address ?? "" }
  var argument: IntentArgument { .text(text(in: "")) }
}

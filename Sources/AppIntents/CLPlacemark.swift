/// A place with an address.
///
/// As a parameter it is a name: what is said becomes `name`, and no map is asked where that is.
public final class CLPlacemark: Hashable, Sendable {
  public let location: CLLocation?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?

  /// A place of which these parts are known. Apple's is made by a map; this one by code.
  public init(
    location: CLLocation? = nil, name: String? = nil, thoroughfare: String? = nil,
    subThoroughfare: String? = nil,
    locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil,
    subAdministrativeArea: String? = nil, postalCode: String? = nil, isoCountryCode: String? = nil,
    country: String? = nil
  ) {
    self.location = location
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.subAdministrativeArea = subAdministrativeArea
    self.postalCode = postalCode
    self.isoCountryCode = isoCountryCode
    self.country = country
  }

  private var parts: [String?] {
    [
      name, thoroughfare, subThoroughfare, locality, subLocality, administrativeArea, subAdministrativeArea,
      postalCode, isoCountryCode, country,
    ]
  }

  public static func == (left: CLPlacemark, right: CLPlacemark) -> Bool {
    left.parts == right.parts && left.location == right.location
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// How a place is shown.
  public enum IntentDisplayStyle: Hashable, Sendable {
    case name, address, city
  }
}

extension CLPlacemark: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { _ValueShape(shape: .scalar(CLPlacemark.self)) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> CLPlacemark? {
    argument.said.isEmpty ? nil : CLPlacemark(name: argument.said)
  }

  /// The name, else the city, else the country.
  func text(in language: String) -> String { name ?? locality ?? administrativeArea ?? country ?? "" }
  var argument: IntentArgument { .text(text(in: "")) }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// A place. `displayStyle` is how a phone shows it.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    displayStyle: CLPlacemark.IntentDisplayStyle, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, requestValueDialog: requestValueDialog,
        connection: inputConnectionBehavior, placeStyle: displayStyle))
  }

  public var displayStyle: CLPlacemark.IntentDisplayStyle { settings.placeStyle ?? .name }
}

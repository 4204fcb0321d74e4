/// A closed list of values with titles: sections of an app, states of an order.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where ValueType == Self, UnwrappedType == Self, RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var _shape: _ValueShape { _ValueShape(shape: .enumeration(Self.self)) }

  /// The title of this case; its raw value when `caseDisplayRepresentations` leaves it out.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue.description)
  }

  var rawText: String { rawValue.description }

  static var orderedCases: [any AppEnum] { Array(allCases) }
}

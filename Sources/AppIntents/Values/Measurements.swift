public import Foundation

/// A measurement of any dimension.
public protocol _MeasurementValue: _IntentValue {
  associatedtype _Unit: Dimension
}

extension Measurement: _MeasurementValue where UnitType: Dimension {
  public typealias _Unit = UnitType
}

extension Measurement: _IntentValue, ScalarValue where UnitType: Dimension {
  public static var _shape: _ValueShape { .scalar(Measurement<UnitType>.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind {
    .measurement(unit: unit(settings).symbol)
  }

  /// A number of the parameter's unit, or a number with a unit that is known by name: `5 km`.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> Measurement<UnitType>? {
    let unit = unit(settings)
    if let number = argument.number { return Measurement(value: number, unit: unit) }
    guard let words = argument.words else { return nil }
    let digits = words.prefix { $0.isASCII && ($0.isNumber || ".-".contains($0)) }
    guard let number = Double(digits) else { return nil }
    let name = words.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    if name.isEmpty || name == unit.symbol { return Measurement(value: number, unit: unit) }
    return UnitNames.units(named: name).lazy.compactMap { $0 as? UnitType }.first
      .map { Measurement(value: number, unit: $0) }
  }

  private static func unit(_ settings: ValueSettings) -> UnitType {
    settings.unit as? UnitType ?? UnitType.baseUnit()
  }

  var magnitude: Double? { value }

  func text(in language: String) -> String {
    let number = value.formatted(
      .number.precision(.fractionLength(0...2)).locale(Locale(identifier: language)))
    return "\(number) \(unit.symbol)"
  }

  var argument: IntentArgument { .text("\(value) \(unit.symbol)") }
}

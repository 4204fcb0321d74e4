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

/// Units by the names that people write after a number.
private enum UnitNames {
  /// Several for a name that is short for several: 킬로.
  static func units(named name: String) -> [Dimension] {
    names.filter { $0.names.contains(name.lowercased()) || $0.unit.symbol == name }.map(\.unit)
  }

  private static let names: [(unit: Dimension, names: [String])] = [
    (UnitLength.kilometers, ["킬로미터", "킬로", "kilometer", "kilometers"]),
    (UnitLength.meters, ["미터", "meter", "meters"]),
    (UnitLength.centimeters, ["센티미터", "센티", "centimeter", "centimeters"]),
    (UnitLength.millimeters, ["밀리미터", "millimeter", "millimeters"]),
    (UnitLength.miles, ["마일", "mile", "miles"]),
    (UnitMass.kilograms, ["킬로그램", "킬로", "kilogram", "kilograms"]),
    (UnitMass.grams, ["그램", "gram", "grams"]),
    (UnitVolume.liters, ["리터", "liter", "liters"]),
    (UnitVolume.milliliters, ["밀리리터", "milliliter", "milliliters"]),
    (UnitTemperature.celsius, ["도", "섭씨", "degrees", "celsius"]),
    (UnitTemperature.fahrenheit, ["화씨", "fahrenheit"]),
    (UnitDuration.hours, ["시간", "hour", "hours"]),
    (UnitDuration.minutes, ["분", "minute", "minutes"]),
    (UnitDuration.seconds, ["초", "second", "seconds"]),
  ]
}

import Foundation

/// Units by the names that people write after a number, in Korean and English.
enum UnitNames {
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

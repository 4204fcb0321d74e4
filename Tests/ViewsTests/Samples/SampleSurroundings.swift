import Foundation
import Views

/// 20 November 2026, 18:30 in Seoul.
let sampleNow = Date(timeIntervalSince1970: 1_795_167_000)

extension EnvironmentValues {
  /// Seoul, in Korean.
  static var sample: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "ko_KR")
    values.timeZone = TimeZone(identifier: "Asia/Seoul") ?? .gmt
    values.calendar = Calendar(identifier: .gregorian)
    values.widgetFamily = .systemMedium
    return values
  }

  func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> EnvironmentValues
  {
    var values = self
    values[keyPath: keyPath] = value
    return values
  }
}

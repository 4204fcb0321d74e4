/// What was said for a parameter, before it is a value of the parameter's type.
///
/// The assistant reads words and produces arguments; a parameter's type turns an argument into a value,
/// asking its entity query where that is needed. Arguments are `Codable` because a conversation outlives
/// its process.
package indirect enum IntentArgument: Hashable, Sendable, Codable {
  /// Words that only the parameter's type can interpret: free text, or a name that no dictionary knows.
  case text(String)
  /// Entities whose name was read, by identifier; several when one name stands for several entities.
  case entities(identifiers: [String], said: String)
  /// Cases of an `AppEnum` whose title or synonym was read, by raw value.
  case cases([String], said: String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// Seconds since 1970.
  case date(Double)
  /// Seconds.
  case duration(Double)
  case list([IntentArgument])
  /// A `TransientAppEntity` said through one of its spoken forms: property name to argument.
  case composite([String: IntentArgument])

  /// The largest number that any parameter takes, of fifteen digits: a `Double` holds each whole number up to there.
  package static let largestNumber = 999_999_999_999_999.0

  /// A number as it was said. One beyond the largest, infinity with it, becomes a number that every parameter refuses
  /// and that JSON can hold.
  ///
  /// - Returns: nil for what is no number.
  package static func said(_ number: Double) -> IntentArgument? {
    guard !number.isNaN else { return nil }
    let beyond = largestNumber + 1
    return .number(min(max(number, -beyond), beyond))
  }
}

import Language
import Matching

/// What kind of value a mention has.
extension Mention {
  var isName: Bool {
    if case .names = value { true } else { false }
  }

  var isDate: Bool {
    if case .date = value { true } else { false }
  }

  var isNumber: Bool {
    if case .number = value { true } else { false }
  }

  /// Nil for a range, a fraction, and what is not a number.
  var wholeNumber: Int? {
    guard case .number(let number) = value, number.value.lowerBound == number.value.upperBound else {
      return nil
    }
    return Int(exactly: number.value.lowerBound)
  }
}

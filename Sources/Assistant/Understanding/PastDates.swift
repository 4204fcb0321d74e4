import AppIntents
import Language

/// Reads the dates of an intent whose dates are past as the last ones: 11월 8일 방문 기록해 줘 is about a day that has been.
struct PastDates {
  let language: any PhraseLanguage
  let reference: DateReference

  /// The arguments with those dates that lie ahead, and do not say so themselves, read as the last ones.
  ///
  /// - Parameter said: the words of the arguments, by parameter.
  func applied(
    to arguments: [String: IntentArgument], said: [String: String], of intent: IntentDescriptor
  ) -> [String: IntentArgument] {
    guard intent.datesArePast else { return arguments }
    var arguments = arguments
    for parameter in intent.parameters where parameter.kind == .date {
      guard case .date(let seconds) = arguments[parameter.name], let words = said[parameter.name],
        seconds > Double(reference.secondsSince1970(of: reference.now)), let last = last(words)
      else { continue }
      arguments[parameter.name] = .date(last)
    }
    return arguments
  }

  /// When it last was; nil for words that say that they lie ahead.
  private func last(_ words: String) -> Double? {
    guard !language.saysAhead(words) else { return nil }
    let text = NormalText(words)
    func read(_ reference: DateReference) -> [DateReading] {
      language.dates(in: text.scalars, spaceBefore: text.spaceBefore, at: 0, from: reference)
    }
    let last = reference.lookingBack(read(reference), read: read).first {
      $0.end == text.count && $0.role == .at
    }
    guard let start = last?.start, start <= reference.now else { return nil }
    return Double(reference.secondsSince1970(of: start))
  }
}

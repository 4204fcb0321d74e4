import AppIntents
import Language
import Languages

extension Understanding {
  /// New collection (please,) Romantic weekends: what belongs to the sentence is no part of a name.
  func withoutLeadingWords(
    _ arguments: [String: IntentArgument], of intent: IntentDescriptor, _ language: String
  ) -> [String: IntentArgument] {
    let names = Set(intent.parameters.filter { $0.kind == .string && !$0.isOptional }.map(\.name))
    return arguments.reduce(into: arguments) { result, argument in
      guard names.contains(argument.key), case .text(let text) = argument.value else { return }
      let words = text.split(separator: " ").map(String.init)
      let leading = PhraseLanguages.named(language)?.leadingWords(of: words) ?? 0
      if leading > 0 { result[argument.key] = .text(words.dropFirst(leading).joined(separator: " ")) }
    }
  }
}

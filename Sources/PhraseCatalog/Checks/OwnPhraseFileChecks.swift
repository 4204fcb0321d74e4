import Foundation
public import Matching

/// What is to be said of whole phrase files of ours: composed text, and languages that lack an intent.
public enum OwnPhraseFileChecks {
  /// - Parameter isApples: Apple's rules hold here too; else they are notes.
  public static func findings(in phrases: [Phrase], isApples: Bool) -> [Finding] {
    let files = Set(phrases.map(\.origin.file)).sorted()
    return files.flatMap { file -> [Finding] in
      let text = try? String(contentsOf: URL(filePath: file), encoding: .utf8)
      return text.map { ComposedTextCheck.findings(in: $0, file: file) } ?? []
    } + untranslated(phrases)
      + (isApples ? appleFindings(phrases) : [])
  }

  /// An intent that has phrases in one language of its app and none in another (MG301).
  private static func untranslated(_ phrases: [Phrase]) -> [Finding] {
    let languages = Set(phrases.map(\.language))
    return Dictionary(grouping: phrases, by: \.intent).sorted { $0.key < $1.key }.flatMap { intent, own in
      languages.subtracting(own.map(\.language)).sorted().map { language in
        Finding(
          .translation, at: FindingPlace(file: own[0].origin.file), language: language,
          "\(intent) has no phrase in \(language)")
      }
    }
  }

  /// Whether Apple would take the phrases as they are (MG401, MG403).
  private static func appleFindings(_ phrases: [Phrase]) -> [Finding] {
    phrases.flatMap { phrase -> [Finding] in
      let count = phrase.template.root.applicationNameCount
      var findings: [Finding] = []
      if count != 1 {
        findings.append(
          Finding(
            .applicationName, count == 0 ? .error : .warning, at: FindingPlace(phrase.origin),
            language: phrase.language,
            count == 0
              ? "this does not say <applicationName>; Siri takes no phrase without it"
              : "this says <applicationName> \(count) times"))
      }
      if Set(phrase.template.root.slots.map(\.name)).count > 1 {
        findings.append(
          Finding(
            .twoSlots, at: FindingPlace(phrase.origin), language: phrase.language,
            "this has more than one slot; a phrase of Apple's has one at most"))
      }
      return findings
    }
  }
}

import AppIntents
import Assistant
import Language
import Matching
import Synchronization

/// What the Tab key offers: control lines, the options of the open question, sentences, names.
final class ReplCompletions: Sendable {
  private struct Words {
    var options: [String] = []
    var sentences: [String] = []
    /// What the things of short lists are called: a synonym is offered only where no title fits.
    var titles: [String] = []
    var names: [NameDictionary] = []
  }

  /// Longer lists are only walked.
  private static let titleLimit = 1_000
  /// More names than these nobody reads.
  private static let nameLimit = 50

  private let words = Mutex(Words())

  func use(_ question: TurnQuestion?) {
    words.withLock { $0.options = question?.options.map(\.title) ?? [] }
  }

  func use(_ catalog: AppCatalog, language: String) {
    let sentences = catalog.apps.flatMap { app in
      app.descriptor.intents.flatMap { intent in
        catalog.sentences(app: app.descriptor.name, intent: intent.name, language: language).prefix(2)
      }
    }
    let names = catalog.matcher.dictionaries.sorted { $0.key.text < $1.key.text }.map(\.value)
    let titles = names.filter { $0.count <= Self.titleLimit }.flatMap(\.entries).flatMap { entry in
      [entry.names.first, entry.names.first { $0.unicodeScalars.contains(where: Hangul.isSyllable) }]
    }
    words.withLock {
      $0.sentences = sentences
      $0.titles = Set(titles.compactMap(\.self)).sorted()
      $0.names = names
    }
  }

  func completions(for context: LineContext) -> [Completion] {
    let line = context.textBeforeCursor
    if line.first == "/" {
      return ControlLine.names.flatMap(\.names).map { "/\($0)" }.filter { $0.hasPrefix(line) && $0 != "/?" }
        .map { Completion($0, replacing: line) }
    }
    let words = words.withLock { $0 }
    if !words.options.isEmpty { return matching(words.options, line, replacing: line) }
    let whole = line.isEmpty ? [] : matching(words.sentences, line, replacing: line)
    guard !context.word.isEmpty else { return whole }
    let titles = matching(words.titles, String(context.word), replacing: context.word)
    let names = names(in: words.names, String(context.word), replacing: context.word)
    return whole + (titles.isEmpty ? names : titles)
  }

  /// Names that are known, however many there are: dictionaries are walked, not listed.
  private func names(
    in dictionaries: [NameDictionary], _ typed: String, replacing part: some StringProtocol
  ) -> [Completion] {
    guard !NormalText(typed).isEmpty else { return [] }
    let found = dictionaries.flatMap { names in
      names.names(withPrefix: typed, limit: Self.nameLimit)
        + names.names(matchingInitials: typed, limit: Self.nameLimit)
    }
    return Set(found.map(\.name)).sorted().prefix(Self.nameLimit).map { Completion($0, replacing: part) }
  }

  private func matching(
    _ candidates: [String], _ prefix: String, replacing part: some StringProtocol
  ) -> [Completion] {
    candidates.filter { HangulPrefix.matches($0, prefix: prefix) }.map { Completion($0, replacing: part) }
  }
}

/// Whether a text begins with what was typed so far: whole syllables, a syllable still open (치 → 치킨, 칰 → 치킨),
/// or initial consonants (ㅊㅋ).
enum HangulPrefix {
  static func matches(_ text: String, prefix: String) -> Bool {
    let wanted = Array(NormalPrefix.scalars(prefix))
    let found = Array(NormalPrefix.scalars(text))
    guard wanted.count <= found.count else { return false }
    for (index, scalar) in wanted.enumerated() {
      if scalar == found[index] { continue }
      if initial(of: found[index]) == scalar { continue }
      let isLast = index == wanted.count - 1
      guard isLast, opens(scalar, found[index...]) else { return false }
    }
    return true
  }

  /// The last syllable typed may lack its final consonant, or hold the next syllable's first.
  private static func opens(_ typed: Unicode.Scalar, _ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let wanted = JamoCode.encode([typed])
    let found = JamoCode.encode(rest.prefix(2))
    if found.starts(with: wanted) { return true }
    guard let coda = Hangul.finalConsonant(of: typed), let next = rest.dropFirst().first,
      initial(of: next) == coda
    else { return false }
    return found.starts(with: wanted.dropLast())
  }

  private static func initial(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    Hangul.isSyllable(scalar) ? Hangul.initials(of: String(scalar)).unicodeScalars.first : nil
  }
}

/// Completion compares case-folded scalars and keeps spaces.
private enum NormalPrefix {
  static func scalars(_ text: String) -> String.UnicodeScalarView { text.lowercased().unicodeScalars }
}

import Assistant
import ConversationProtocol
import Hosting
import Language
import Synchronization

/// What the Tab key offers: control lines, the options of the open question, sentences, names.
final class ReplCompletions: Sendable {
  private struct State {
    var options: [String] = []
    var words = CompletionVocabulary()
  }

  private let state = Mutex(State())
  /// Names that begin with what was typed.
  private let names: @Sendable (String) -> [String]

  init(names: @escaping @Sendable (String) -> [String]) { self.names = names }

  func use(_ question: TurnQuestion?) {
    state.withLock { $0.options = question?.options.map(\.title) ?? [] }
  }

  func use(_ words: CompletionVocabulary) { state.withLock { $0.words = words } }

  func completions(for context: LineContext) -> [Completion] {
    let line = context.textBeforeCursor
    if line.first == "/" {
      return ControlLine.names.flatMap(\.names).map { "/\($0)" }.filter { $0.hasPrefix(line) && $0 != "/?" }
        .map { Completion($0, replacing: line) }
    }
    let (options, words) = state.withLock { ($0.options, $0.words) }
    if !options.isEmpty { return matching(options, line, replacing: line) }
    let whole = line.isEmpty ? [] : matching(words.sentences, line, replacing: line)
    guard !context.word.isEmpty else { return whole }
    let titles = matching(words.titles, String(context.word), replacing: context.word)
    guard titles.isEmpty else { return whole + titles }
    return whole + names(String(context.word)).map { Completion($0, replacing: context.word) }
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

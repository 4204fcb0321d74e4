import AppIntents
import ConversationProtocol
import Language

/// What a voice adds to a reply, because nobody sees the list.
struct ReadingAloud {
  let language: String

  /// More than three are not remembered.
  static let optionCount = 3
  /// How long a conversation waits that nobody looks at: five minutes.
  static let patience = 300.0

  /// The options that are new, with the ordinals by which they are chosen, and how many are left.
  ///
  /// 첫 번째 교동통닭, 두 번째 한밤치킨.
  func options(of open: OpenQuestion) -> String {
    let shown = open.shown
    let known = open.narrowed == nil ? min(OpenQuestion.pageSize(.voice) * open.page, shown.count) : 0
    let spoken = shown.indices.dropFirst(known).prefix(Self.optionCount)
    guard !spoken.isEmpty else { return "" }
    let items = spoken.map { text(.aloud(number: $0 + 1, title: name(of: shown[$0], among: shown))) }
    let rest = shown.count - (spoken.last ?? 0) - 1
    return (items + (rest > 0 ? [text(.more(count: rest))] : [])).joined(separator: ", ") + "."
  }

  /// Whether the words of a reply do not say what its snippet shows: a bare 주문할까요? is no question to
  /// somebody who does not see what is ordered.
  func needsSnippet(_ reply: Reply) -> Bool {
    switch reply {
    case .question(let open, _): open.question.kind == .confirm && open.question.dialog?.supporting == nil
    case .outcome(let outcome, _, _): outcome.dialog == nil
    default: false
    }
  }

  /// The lines of a snippet, each a sentence.
  func sentences(_ lines: [String]) -> String {
    lines.map { $0.last?.isPunctuation == true ? $0 : $0 + "." }.joined(separator: " ")
  }

  /// Two of the same name are told apart by what stands beside it.
  private func name(of option: IntentOption, among options: [IntentOption]) -> String {
    guard let subtitle = option.subtitle, options.filter({ $0.title == option.title }).count > 1 else {
      return option.title
    }
    return "\(option.title) \(subtitle)"
  }

  private func text(_ message: Message) -> String { MessageCatalogue.text(message, language: language) }
}

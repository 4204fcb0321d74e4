/// A yes-or-no question of an intent as a whole.
struct Confirmation: Sendable {
  var title: LocalizedStringResource
  var action: ConfirmationActionName
  var dialog: IntentDialog?
  var shown: SnippetContent
  var isDestructive = false
  /// How many entities the action is about, where that is known.
  var entityCount: Int?

  /// Returns on a yes; a no is thrown.
  func ask() async throws {
    guard let host = IntentDialogScope.host else { throw IntentDialogUnavailable() }
    guard try await Self.answer(to: question(in: host.language), from: host) else {
      throw ConfirmationDeclined()
    }
    IntentRun.current?.markConfirmed()
  }

  private func question(in language: String) -> IntentQuestion {
    var words = action.words(in: language)
    words.isDestructive = words.isDestructive || isDestructive
    words.entityCount = entityCount
    return IntentQuestion(
      kind: .confirm, slot: "confirm", title: title.text(in: language), dialog: dialog?.spoken(in: language),
      situation: .confirmation, snippet: shown.lines, tree: shown.tree, confirmation: words)
  }

  /// Asks until the answer is a yes or a no.
  static func answer(to question: IntentQuestion, from host: any IntentDialogHost) async throws -> Bool {
    var question = question
    while true {
      switch try await host.ask(question) {
      case .confirmed(let yes): return yes
      case .argument(.boolean(let yes)): return yes
      case .argument(let argument): question.problem = .unreadable(said: argument.said)
      case .options(let ids): question.problem = .unreadable(said: ids.joined(separator: ", "))
      }
    }
  }
}

/// A question of an intent with a few things to do as its answers.
struct Choice: Sendable {
  var title: LocalizedStringResource
  var options: [IntentChoiceOption]
  var dialog: IntentDialog?
  var shown: SnippetContent

  func ask() async throws -> IntentChoiceOption {
    guard let host = IntentDialogScope.host else { throw IntentDialogUnavailable() }
    var question = question(in: host.language)
    guard !question.options.isEmpty else { throw CancellationError() }
    while true {
      let answer = try await host.ask(question)
      if case .options(let ids) = answer, let index = ids.first.flatMap(Int.init),
        options.indices.contains(index)
      {
        guard options[index].style != .cancel else { throw CancellationError() }
        return options[index]
      }
      question.problem = .unreadable(said: answer.said)
    }
  }

  /// The options in their order, without a cancelling one: every question can be left. An option's id is its index.
  private func question(in language: String) -> IntentQuestion {
    let indexed = Array(options.enumerated())
    return IntentQuestion(
      kind: .choice, slot: "choice", title: title.text(in: language),
      options: indexed.filter { $1.style != .cancel }.map { index, option in
        IntentOption(
          id: String(index), title: option.title.text(in: language),
          isDestructive: option.style == .destructive)
      },
      cancelTitle: options.first { $0.style == .cancel }?.title.text(in: language),
      dialog: dialog?.spoken(in: language), situation: .requested,
      snippet: shown.lines, tree: shown.tree)
  }
}

extension IntentAnswer {
  var said: String {
    switch self {
    case .argument(let argument): argument.said
    case .options(let ids): ids.joined(separator: ", ")
    case .confirmed(let yes): String(yes)
    }
  }
}

extension IntentArgument {
  /// What was said, as far as it is known.
  var said: String {
    switch self {
    case .text(let text): text
    case .entities(_, let said), .cases(_, let said): said
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let yes): String(yes)
    case .date(let seconds), .duration(let seconds): String(seconds)
    case .list(let items): items.map(\.said).joined(separator: ", ")
    case .composite(let parts): parts.sorted { $0.key < $1.key }.map(\.value.said).joined(separator: " ")
    }
  }
}

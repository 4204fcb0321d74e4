/// The commonest command line, `--say` and options that stand apart from their values, read without the parser:
/// describing every command to it takes longer than most sentences.
///
/// Whatever else there is (help, other commands, mistakes) is left to the parser.
struct PlainArguments {
  private(set) var sentences: [String] = []
  private(set) var options = GlobalOptions.unset
  private(set) var saying = SayOptions.unset

  /// Nil unless every argument is of this kind and at least one sentence is said.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let name = rest.next() {
      if setFlag(name) { continue }
      guard let value = rest.next(), !value.hasPrefix("-"), set(value, for: name) else { return nil }
    }
    if sentences.isEmpty { return nil }
  }

  /// Has the daemon answer, if there is one; it is not looked for again.
  ///
  /// - Returns: the status to end with, or nil: `run` it is, then.
  mutating func runInDaemon() throws -> ToolExit? {
    let (status, isDaemonThere) = try OneShot(options, saying, .unset).runInDaemon(sentences)
    if !isDaemonThere { options.noDaemon = true }
    return status
  }

  func run() async throws {
    try await OneShot(options, saying, .unset).run(sentences)
  }

  private mutating func setFlag(_ name: String) -> Bool {
    switch name {
    case "--json": options.json = true
    case "--jsonl": options.jsonl = true
    case "--no-daemon": options.noDaemon = true
    case "--plain": options.plain = true
    case "--continue": saying.continues = true
    case "--no-input": saying.noInput = true
    case "--yes": saying.yes = true
    default: return false
    }
    return true
  }

  private mutating func set(_ value: String, for name: String) -> Bool {
    switch name {
    case "--say": sentences.append(value)
    case "--data": options.data = value
    case "--phrases": options.phrases.append(value)
    case "--lang": options.lang = value
    case "--app": options.app = value
    case "--now": options.now = value
    case "--session": saying.session = value
    case "--answer": saying.answer.append(value)
    case "--request-id": saying.requestId = value
    default: return false
    }
    return true
  }
}

extension GlobalOptions {
  /// As without any argument.
  static var unset: GlobalOptions {
    var options = GlobalOptions()
    options.phrases = []
    options.data = nil
    options.lang = nil
    options.app = nil
    options.now = nil
    options.json = false
    options.jsonl = false
    options.noDaemon = false
    options.plain = false
    options.verbose = false
    return options
  }
}

extension SayOptions {
  /// As without any argument.
  static var unset: SayOptions {
    var options = SayOptions()
    options.session = nil
    options.continues = false
    options.answer = []
    options.yes = false
    options.noInput = false
    options.requestId = nil
    return options
  }
}

extension VoiceOptions {
  /// As without any argument.
  static var unset: VoiceOptions {
    var options = VoiceOptions()
    options.speak = false
    options.speakWith = nil
    options.listenWith = nil
    return options
  }
}

import ArgumentParser

/// Options for talking instead of typing.
struct VoiceOptions: ParsableArguments {
  @Flag(help: "Speaks replies with espeak-ng.")
  var speak = false

  @Option(
    help: ArgumentHelp("Speaks replies: gives each to this command's standard input.", valueName: "command"))
  var speakWith: String?

  @Option(
    help: ArgumentHelp(
      "Listens to this command: one transcript a line, or JSON with alternatives.", valueName: "command"))
  var listenWith: String?

  /// What speaks, if anything does.
  func speaker(language: String) -> Speaker? {
    if let speakWith { return Speaker(command: speakWith) }
    return speak ? Speaker(language: language) : nil
  }
}

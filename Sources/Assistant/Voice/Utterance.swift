import ConversationProtocol
import Language

/// What the user said, without control characters for a terminal.
struct Utterance: Hashable, Sendable {
  /// The likeliest first; typed text is its own only transcript. None, or none with a word in it, is silence.
  let transcripts: [String]
  let channel: TurnChannel

  /// Recognisers give many; the likely ones come first.
  private static let transcriptLimit = 10

  init(_ text: String, channel: TurnChannel = .text) {
    transcripts = [text.withoutSteering]
    self.channel = channel
  }

  /// What a recogniser thinks was said.
  init(transcripts: [String]) {
    var distinct: [String] = []
    for transcript in transcripts.map(\.withoutSteering)
    where transcript.contains(where: { !$0.isWhitespace }) {
      if !distinct.contains(transcript) { distinct.append(transcript) }
    }
    self.transcripts = Array(distinct.prefix(Self.transcriptLimit))
    channel = .voice
  }

  /// The likeliest words; empty for silence.
  var text: String { transcripts.first ?? "" }
}

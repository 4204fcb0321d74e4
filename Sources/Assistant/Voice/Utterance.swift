/// How a turn reaches the assistant and how its reply goes back.
public enum TurnChannel: String, Hashable, Sendable, Codable {
  /// Typed and read.
  case text
  /// Heard and spoken: nobody sees a list.
  case voice
}

/// What somebody said, as far as a door knows it.
///
///     Utterance("치킨 주문해줘")
///     Utterance(transcripts: ["치킨 주문해 저", "치킨 주문해 줘"])
package struct Utterance: Hashable, Sendable {
  /// The likeliest first; typed text is its own only transcript. None, or none with a word in it, is silence.
  package let transcripts: [String]
  package let channel: TurnChannel

  /// Recognisers give many; the likely ones come first.
  private static let transcriptLimit = 10

  package init(_ text: String, channel: TurnChannel = .text) {
    transcripts = [text]
    self.channel = channel
  }

  /// What a recogniser thinks was said.
  package init(transcripts: [String]) {
    var distinct: [String] = []
    for transcript in transcripts where transcript.contains(where: { !$0.isWhitespace }) {
      if !distinct.contains(transcript) { distinct.append(transcript) }
    }
    self.transcripts = Array(distinct.prefix(Self.transcriptLimit))
    channel = .voice
  }

  /// The likeliest words; empty for silence.
  var text: String { transcripts.first ?? "" }
}

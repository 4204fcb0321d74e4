package import ConversationProtocol
import Language

/// What somebody said, as far as a door knows it.
///
///     Utterance("치킨 주문해줘")
///     Utterance(transcripts: ["치킨 주문해 저", "치킨 주문해 줘"])
package struct Utterance: Hashable, Sendable {
  /// The likeliest first; typed text is its own only transcript. None, or none with a word in it, is silence.
  package let transcripts: [String]
  package let channel: TurnChannel
  /// Why it is not to be taken: a control character was in it. What is left of it has none.
  let refused: AssistantFailure?

  /// Recognisers give many; the likely ones come first.
  private static let transcriptLimit = 10

  package init(_ text: String, channel: TurnChannel = .text) {
    transcripts = [text.withoutSteering]
    refused = Self.refused([text])
    self.channel = channel
  }

  /// What a recogniser thinks was said.
  package init(transcripts: [String]) {
    var distinct: [String] = []
    for transcript in transcripts.map(\.withoutSteering)
    where transcript.contains(where: { !$0.isWhitespace }) {
      if !distinct.contains(transcript) { distinct.append(transcript) }
    }
    refused = Self.refused(transcripts)
    self.transcripts = Array(distinct.prefix(Self.transcriptLimit))
    channel = .voice
  }

  private static func refused(_ texts: [String]) -> AssistantFailure? {
    do throws(AssistantFailure) {
      for text in texts { try TextCheck.words(text, called: "text") }
      return nil
    } catch {
      return error
    }
  }

  /// The likeliest words; empty for silence.
  var text: String { transcripts.first ?? "" }
}

import AppIntents
import ConversationProtocol
import Foundation
import HTTPTypes
import HummingbirdCore
import JSONText

/// Speaking at the page where the browser itself cannot hear.
extension HTTPHandlers {
  var hearing: [HTTPRoute] {
    [
      HTTPRoute(
        "/v1/hear",
        [
          .post: HTTPOperation(
            "Gives what the recogniser of this machine hears in a recording.", query: [Self.language],
            takes: OpenAPISchema.audio, as: "audio/wav", gives: .json(OpenAPISchema.transcripts),
            fails: [.notFound] + Self.turnFailures, by: hear)
        ])
    ]
  }

  /// One recording at a time, so that a hundred of them are not in memory at once.
  @Sendable func hear(_ exchange: HTTPExchange) async throws -> Response {
    try checkOwnUser(exchange)
    guard let recogniser = daemon.recogniser else {
      throw HTTPFailure(AssistantFailure(.notFound, "no recogniser is configured (voice.recogniser)"))
    }
    let language = try language(exchange)
    return try await recordings.take { [bytes] in
      let audio = try await bytes.audio(of: exchange, limit: WaveAudio.mostBytes)
      _ = try WaveAudio(audio)
      let transcripts = try await recogniser.transcripts(of: audio, language: language)
      return HTTPReply.json(text: JSON(["transcripts": .texts(transcripts)]).line)
    }
  }
}

package import Assistant
package import Foundation

/// A line that a client sends.
package struct ControlRequest: Hashable, Sendable {
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case hello, ping, say, answer, answered, open, undo, speak, sessions, show, delete, explain, words, names,
      subscribe
    case reload, advance
  }

  /// Any text or whole number: the reply has it, too.
  package enum ID: Hashable, Sendable, Codable {
    case text(String)
    case number(Int)
  }

  /// Bytes of the name that a client gives a conversation or a request.
  static let longestName = 256

  package var id: ID?
  package var verb: Verb
  package var session: String?
  /// The conversation is begun if there is none of that name.
  package var begins = false
  /// The newest conversation of this terminal.
  package var continues = false
  package var text: String?
  package var transcripts: [String]?
  package var channel = TurnChannel.text
  package var answers: [String: String] = [:]
  package var yes = false
  package var request: String?
  package var terminal: String?
  package var language: String?
  package var app: String?
  /// The last event that is known.
  package var after: Int?
  package var seconds: Double?
  package var all = false
}

extension ControlRequest {
  private enum Key: String, CodingKey, CaseIterable {
    case id, verb = "do", session, begins = "begin", continues = "continue", text, transcripts, channel,
      answers, yes, request
    case terminal, language, app, after, seconds, all
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads a line.
  ///
  /// - Throws: `DaemonFailure.badRequest` that says what is wrong with it.
  package init(_ line: Data) throws(DaemonFailure) {
    guard String(validating: line, as: UTF8.self) != nil else {
      throw DaemonFailure(.badRequest, "the line is not UTF-8")
    }
    do {
      self = try JSONDecoder().decode(ControlRequest.self, from: line)
    } catch let failure as DaemonFailure {
      throw failure
    } catch let error as DecodingError {
      throw DaemonFailure(.badRequest, Self.words(for: error))
    } catch {
      throw DaemonFailure(.badRequest, "the line is no JSON object")
    }
  }

  /// The identifier of a line that is wrong otherwise, so that its sender knows which one it was.
  static func id(of line: Data) -> ID? {
    struct Identified: Decodable { var id: ID? }
    return (try? JSONDecoder().decode(Identified.self, from: line))?.id
  }

  private static func words(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.first.map { "“\($0.stringValue)” has a value of another type" }
        ?? "the line is no JSON object"
    case .dataCorrupted(let context):
      context.codingPath.first.map { "“\($0.stringValue)” has a value that there is not" }
        ?? "the line is no JSON object"
    @unknown default: "the line is no JSON object"
    }
  }
}

extension ControlRequest: Decodable {
  package init(from decoder: any Decoder) throws {
    let all = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    let known = Set(Key.allCases.map(\.rawValue))
    if let unknown = all.sorted().first(where: { !known.contains($0) }) {
      throw DaemonFailure(
        .badRequest, "there is no “\(unknown)”; a request has \(known.sorted().joined(separator: ", "))")
    }
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .verb)
    guard let verb = Verb(rawValue: name) else {
      throw DaemonFailure(
        .badRequest,
        "nothing is done for “\(name)”; there is \(Verb.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self.init(verb: verb)
    id = try container.decodeIfPresent(ID.self, forKey: .id)
    session = try container.decodeIfPresent(String.self, forKey: .session)
    begins = try container.decodeIfPresent(Bool.self, forKey: .begins) ?? false
    continues = try container.decodeIfPresent(Bool.self, forKey: .continues) ?? false
    text = try container.decodeIfPresent(String.self, forKey: .text)
    transcripts = try container.decodeIfPresent([String].self, forKey: .transcripts)
    channel = try container.decodeIfPresent(TurnChannel.self, forKey: .channel) ?? .text
    answers = try container.decodeIfPresent([String: String].self, forKey: .answers) ?? [:]
    yes = try container.decodeIfPresent(Bool.self, forKey: .yes) ?? false
    request = try container.decodeIfPresent(String.self, forKey: .request)
    terminal = try container.decodeIfPresent(String.self, forKey: .terminal)
    language = try container.decodeIfPresent(String.self, forKey: .language)
    app = try container.decodeIfPresent(String.self, forKey: .app)
    after = try container.decodeIfPresent(Int.self, forKey: .after)
    seconds = try container.decodeIfPresent(Double.self, forKey: .seconds)
    self.all = try container.decodeIfPresent(Bool.self, forKey: .all) ?? false
  }
}

extension ControlRequest.ID {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try (try? container.decode(Int.self)).map { .number($0) } ?? .text(container.decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

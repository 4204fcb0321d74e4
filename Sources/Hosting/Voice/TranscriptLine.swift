import Foundation

/// One line of a program that listens: what it heard, the likeliest first.
///
/// Accepted forms:
///
///     치킨 주문해 줘
///     ["치킨 주문해 줘", "치킨 주문해 저"]
///     {"text": "치킨 주문해 줘"}
///     {"alternatives": [{"text": "치킨 주문해 줘", "confidence": 0.9}, {"text": "…", "confidence": 0.4}]}
///
/// `transcript` is read as `text`. An empty line, and an empty text, is silence.
package struct TranscriptLine: Hashable {
  package let transcripts: [String]

  /// - Throws: `TranscriptLineError` for JSON of another form.
  package init(_ line: String) throws(TranscriptLineError) {
    let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let first = text.first, first == "{" || first == "[" else {
      transcripts = text.isEmpty ? [] : [text]
      return
    }
    guard let form = try? JSONDecoder().decode(Form.self, from: Data(text.utf8)) else {
      throw TranscriptLineError(line: text)
    }
    transcripts = form.transcripts
  }

  private enum Form: Decodable {
    case texts([String])
    case one(Alternative)
    case many([Alternative])

    private enum Key: String, CodingKey { case alternatives }

    init(from decoder: any Decoder) throws {
      if let texts = try? [String](from: decoder) {
        self = .texts(texts)
      } else if let container = try? decoder.container(keyedBy: Key.self),
        container.contains(.alternatives)
      {
        self = .many(try container.decode([Alternative].self, forKey: .alternatives))
      } else {
        self = .one(try Alternative(from: decoder))
      }
    }

    var transcripts: [String] {
      switch self {
      case .texts(let texts): texts
      case .one(let one): [one.text]
      // The order of a program that does not say how sure it is counts.
      case .many(let many): many.sorted { ($0.confidence ?? 0) > ($1.confidence ?? 0) }.map(\.text)
      }
    }
  }

  private struct Alternative: Decodable {
    let text: String
    let confidence: Double?

    private enum Key: String, CodingKey { case text, transcript, confidence }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      text = try container.decode(String.self, forKey: container.contains(.text) ? .text : .transcript)
      confidence = try container.decodeIfPresent(Double.self, forKey: .confidence)
    }
  }
}

/// A line that is neither a transcript nor JSON with alternatives.
package struct TranscriptLineError: Error, Hashable, CustomStringConvertible {
  package let line: String

  package init(line: String) { self.line = line }

  package var description: String {
    "this is no list of transcripts: \(line.prefix(80))\n"
      + "A line is a text, or JSON such as {\"alternatives\": [{\"text\": \"치킨 주문해 줘\", \"confidence\": 0.9}]}."
  }
}

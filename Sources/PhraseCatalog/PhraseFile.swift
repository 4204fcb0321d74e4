public import Foundation
public import Matching

/// One phrase file as it was read: sentences of one intent in one language, and the examples that prove them.
public struct PhraseFile: Sendable {
  /// A template as written and where.
  public struct Sentence: Sendable {
    public let template: Template
    public let isExact: Bool
    public let origin: PhraseOrigin
  }

  public let app: String
  public let intent: String
  /// A BCP 47 tag, from the name of the folder.
  public let language: String
  public let sentences: [Sentence]
  /// Rules local to the file.
  public let rules: [String: PhraseRule]
  /// Lists local to the file.
  public let lists: [String: PhraseList]
  public let examples: [PhraseExample]

  /// Whether a file names its intent in its first lines, as a phrase file does.
  public static func isOne(_ file: URL) -> Bool {
    guard ["yaml", "yml"].contains(file.pathExtension), let handle = try? FileHandle(forReadingFrom: file)
    else {
      return false
    }
    defer { try? handle.close() }
    let start = String(decoding: (try? handle.read(upToCount: 2_000)) ?? Data(), as: UTF8.self)
    return start.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("intent:") }
  }
}

/// What `_app.yaml` says: the app's names in one language, and what its phrase files share.
public struct AppFile: Sendable {
  public var display: String?
  public var spoken: String?
  public var alternatives: [String]
  public var rules: [String: PhraseRule]
  public var lists: [String: PhraseList]

  init() {
    alternatives = []
    rules = [:]
    lists = [:]
  }

  public var names: [String] { [display, spoken].compactMap(\.self) + alternatives }
}

/// A named part that phrases share, as it was written and where.
public struct PhraseRule: Hashable, Sendable {
  public let template: Template
  public let origin: PhraseOrigin
}

/// Values written into a phrase file: what is said and what it stands for.
public struct PhraseList: Hashable, Sendable {
  public struct Value: Hashable, Sendable {
    public let said: [String]
    public let value: String
  }

  public let values: [Value]
}

/// Sentences that must, or must not, reach the file's intent.
public struct PhraseExample: Sendable {
  public struct Utterance: Hashable, Sendable {
    public let text: String
    public let origin: PhraseOrigin
  }

  /// A sentence in which values stand in braces: “{해운대} 마지막으로 간 게 언제지”.
  public struct Near: Hashable, Sendable {
    /// Without the braces.
    public let utterance: Utterance
    public let values: [String]
  }

  /// Sentences that reach the intent with `slots`.
  public let say: [Utterance]
  /// Sentences that no phrase takes: training data for the nearest meaning. They are not run as tests.
  public let near: [Near]
  /// Sentences that must not execute it.
  public let not: [Utterance]
  public let slots: [String: ExpectedValue]
}

/// A value as an example writes it.
public indirect enum ExpectedValue: Hashable, Sendable {
  case text(String)
  case list([ExpectedValue])
  case composite([String: ExpectedValue])
}

extension PhraseExample.Near {
  init(_ text: String, _ values: [String], origin: PhraseOrigin = PhraseOrigin(file: "")) {
    self.init(utterance: PhraseExample.Utterance(text: text, origin: origin), values: values)
  }

  /// Nil where a brace has no other one.
  init?(braced source: String, origin: PhraseOrigin = PhraseOrigin(file: "")) {
    let parts = source.split(separator: "{", omittingEmptySubsequences: false)
    let pieces = parts.dropFirst().map { $0.split(separator: "}", omittingEmptySubsequences: false) }
    guard !parts[0].contains("}"), pieces.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else { return nil }
    self.init(source.filter { $0 != "{" && $0 != "}" }, pieces.map { String($0[0]) }, origin: origin)
  }
}

/// What a phrase names besides its words.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's display name, spoken name or any alternative name.
  case applicationName
}

enum PhraseSegment: Hashable, Sendable {
  case text(String)
  case applicationName
  case parameter(String)
}

/// A sentence with the app's name and parameters in it: `"\(.applicationName)에서 \(\.$dish) 주문해줘"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let segments: [PhraseSegment]

  public init(_ phrase: String) {
    segments = [.text(phrase)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [PhraseSegment] = []
    private let intent = Intent()

    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(.text(literal))
    }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.applicationName)
    }

    public mutating func appendInterpolation<Value>(
      _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      // A key path does not know its name; the parameter it leads to is found among the intent's own.
      guard let name = NamedHolder.name(of: intent[keyPath: parameter], in: intent) else { return }
      segments.append(.parameter(name))
    }
  }
}

/// A sentence that must not start anything; it may name the app.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  let segments: [PhraseSegment]

  public init(stringLiteral value: String) {
    segments = [.text(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [PhraseSegment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(.text(literal))
    }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.applicationName)
    }
  }
}

public struct NegativeAppShortcutPhrases: Sendable {
  let phrases: [NegativeAppShortcutPhrase]

  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases
  }

  public init(@NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]) {
    self.phrases = phrases()
  }
}

@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
  public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> NegativeAppShortcutPhrase {
    phrase
  }

  public static func buildBlock(_ phrases: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] {
    phrases
  }
}

extension [PhraseSegment] {
  /// The phrase in the template grammar: `<applicationName>에서 {dish} 주문해줘`.
  var template: String {
    map { segment in
      switch segment {
      case .text(let text): Self.escaped(text)
      case .applicationName: "<applicationName>"
      case .parameter(let name): "{\(name)}"
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "()[]{}<>|;\\@".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}

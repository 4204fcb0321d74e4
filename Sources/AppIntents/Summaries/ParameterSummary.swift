/// A sentence that describes an intent with its parameters. Made with `Summary`, `When` and `Switch`.
public protocol ParameterSummary: Sendable {
  /// The sentence for the values of an intent, and its template when no values are known.
  func _sentence(for intent: any AppIntent) -> _SummarySentence
}

/// A sentence of a summary, resolved to names of parameters.
public struct _SummarySentence: Hashable, Sendable {
  var segments: [PhraseSegment] = []
  package var otherParameters: [String] = []

  /// The sentence in the template grammar: `{restaurant}에서 {dish} 주문`.
  package var text: String { segments.template }

  /// The sentence with the values of an intent; nil when one of its parameters holds nothing, or it is empty.
  func text(with intent: any AppIntent, in language: String?) -> String? {
    let holders = NamedHolder.all(of: intent)
    let texts = ValueText(language: language ?? "")
    var sentence = ""
    for segment in segments {
      switch segment {
      case .text(let text): sentence += text
      case .applicationName: break
      case .parameter(let name):
        guard let value = holders.first(where: { $0.name == name })?.holder.current else { return nil }
        sentence += texts.text(of: value)
      }
    }
    return sentence.isEmpty ? nil : sentence
  }
}

/// The text of a summary: `"\(\.$restaurant)에서 \(\.$dish) 주문"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  enum Segment: Sendable {
    case text(String)
    case parameter(any PartialKeyPath<Intent> & Sendable)
  }

  let segments: [Segment]

  public init(stringLiteral value: String) {
    segments = [.text(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      segments.append(.text(literal))
    }

    public mutating func appendInterpolation<Value>(
      _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      segments.append(.parameter(parameter))
    }
  }
}

/// `Summary("…") { \.$further }`: one sentence, and the parameters that are not in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let text: ParameterSummaryString<Intent>
  let table: String?
  let others: [any PartialKeyPath<Intent> & Sendable]

  public init() {
    self.init("")
  }

  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {
    self.init(text, table: table) {}
  }

  public init(
    _ text: ParameterSummaryString<Intent> = "", table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ others: () -> [any PartialKeyPath<Intent> & Sendable]
  ) {
    self.text = text
    self.table = table
    self.others = others()
  }

  public func _sentence(for intent: any AppIntent) -> _SummarySentence {
    guard let intent = intent as? Intent else { return _SummarySentence() }
    let segments = text.segments.compactMap { segment -> PhraseSegment? in
      switch segment {
      case .text(let text): .text(text)
      case .parameter(let path): Self.name(of: path, in: intent).map { .parameter($0) }
      }
    }
    return _SummarySentence(
      segments: segments, otherParameters: others.compactMap { Self.name(of: $0, in: intent) })
  }

  private static func name(of path: PartialKeyPath<Intent>, in intent: Intent) -> String? {
    (intent[keyPath: path] as? any ValueHolder).flatMap { NamedHolder.name(of: $0, in: intent) }
  }
}

@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
  ) -> any PartialKeyPath<Intent> & Sendable {
    parameter
  }

  public static func buildBlock(_ parameters: (any PartialKeyPath<Intent> & Sendable)...)
    -> [any PartialKeyPath<Intent> & Sendable]
  {
    parameters
  }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Then, Otherwise>
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value: _IntentValue> = ParameterSummaryCase<Self, Value>
  public typealias DefaultCase<Value: _IntentValue> = ParameterSummaryDefaultCase<Self, Value>
}

/// An intent that can be suggested in words of its own.
///
/// ```swift
/// static var predictionConfiguration: some IntentPredictionConfiguration {
///   IntentPrediction(parameters: (\.$dish, \.$count)) { dish, count in
///     DisplayRepresentation(title: "\(dish) \(count)개 주문")
///   }
/// }
/// ```
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration

  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

extension PredictableIntent {
  public typealias IntentPrediction = IntentPredictionOf<Self>

  public var _prediction: DisplayRepresentation? {
    func describe<Configuration: IntentPredictionConfiguration>(
      _ configuration: Configuration
    ) -> DisplayRepresentation? {
      (self as? Configuration.Intent).flatMap { configuration._description(of: $0) }
    }
    return describe(Self.predictionConfiguration)
  }
}

/// One or several predictions.
public protocol IntentPredictionConfiguration: Sendable {
  associatedtype Intent: AppIntent

  /// In the words of the first prediction whose parameters all hold something.
  func _description(of intent: Intent) -> DisplayRepresentation?
}

/// A suggestion of an intent by some of its parameters. Apple calls it `IntentPrediction`, and so do intents.
public struct IntentPredictionOf<Intent: AppIntent>: IntentPredictionConfiguration {
  private let describe: @Sendable (Intent) -> DisplayRepresentation?

  /// A suggestion that needs no parameters.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {
    describe = { _ in displayRepresentation() }
  }

  public init<First>(
    parameters: any KeyPath<Intent, IntentParameter<First>> & Sendable,
    displayRepresentation: @escaping @Sendable (First) -> DisplayRepresentation
  ) {
    describe = { intent in
      guard let first = intent[keyPath: parameters].known else { return nil }
      return displayRepresentation(first)
    }
  }

  public init<First, Second>(
    parameters: (
      any KeyPath<Intent, IntentParameter<First>> & Sendable,
      any KeyPath<Intent, IntentParameter<Second>> & Sendable
    ),
    displayRepresentation: @escaping @Sendable (First, Second) -> DisplayRepresentation
  ) {
    describe = { intent in
      guard let first = intent[keyPath: parameters.0].known, let second = intent[keyPath: parameters.1].known
      else { return nil }
      return displayRepresentation(first, second)
    }
  }

  public init<First, Second, Third>(
    parameters: (
      any KeyPath<Intent, IntentParameter<First>> & Sendable,
      any KeyPath<Intent, IntentParameter<Second>> & Sendable,
      any KeyPath<Intent, IntentParameter<Third>> & Sendable
    ),
    displayRepresentation: @escaping @Sendable (First, Second, Third) -> DisplayRepresentation
  ) {
    describe = { intent in
      guard let first = intent[keyPath: parameters.0].known, let second = intent[keyPath: parameters.1].known,
        let third = intent[keyPath: parameters.2].known
      else { return nil }
      return displayRepresentation(first, second, third)
    }
  }

  public func _description(of intent: Intent) -> DisplayRepresentation? { describe(intent) }
}

extension IntentParameter {
  /// The value that code would read, if something is there to be read.
  fileprivate var known: Value? { current == nil ? nil : wrappedValue }
}

/// Several predictions of one intent.
public struct IntentPredictionGroup<Intent: AppIntent>: IntentPredictionConfiguration {
  let predictions: [IntentPredictionOf<Intent>]

  public func _description(of intent: Intent) -> DisplayRepresentation? {
    predictions.lazy.compactMap { $0._description(of: intent) }.first
  }
}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildBlock(_ predictions: IntentPredictionOf<Intent>...) -> IntentPredictionGroup<Intent>
  {
    IntentPredictionGroup(predictions: predictions)
  }
}

/// The words for a suggested intent: its prediction, else its summary, else its title with what it holds.
enum IntentPredictions {
  static func description<Intent: AppIntent>(of intent: Intent) -> DisplayRepresentation {
    if let own = intent._prediction { return own }
    let language = IntentDialogScope.host?.language
    let sentence = Intent.parameterSummary._sentence(for: intent).text(with: intent, in: language)
    let title = sentence ?? titled(intent, in: language)
    return DisplayRepresentation(title: LocalizedStringResource(stringLiteral: title))
  }

  /// `음료 주문(녹차, 2)`.
  private static func titled<Intent: AppIntent>(_ intent: Intent, in language: String?) -> String {
    let texts = ValueText(language: language ?? "")
    let values = NamedHolder.all(of: intent).filter { !$0.holder.settings.isSensitive }
      .compactMap { $0.holder.assigned.map(texts.text(of:)) }
    let title = Intent.title.text(in: language)
    guard !values.isEmpty else { return title }
    // Korean writes a bracket close to the word before it.
    let space = language?.hasPrefix("ko") == false ? " " : ""
    return "\(title)\(space)(\(values.joined(separator: ", ")))"
  }
}

/// `When(\.$parameter, .equalTo, value) { Summary("…") } otherwise: { Summary("…") }`.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let holds: @Sendable (Intent) -> Bool
  private let then: Then
  private let otherwise: Otherwise

  init(then: Then, otherwise: Otherwise, holds: @escaping @Sendable (Intent) -> Bool) {
    self.holds = holds
    self.then = then
    self.otherwise = otherwise
  }

  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable, _ test: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { (($0[keyPath: parameter].current) != nil) == (test == .hasAnyValue) }
    self.then = then()
    self.otherwise = otherwise()
  }

  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable, _ test: EquatableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    holds = { ($0[keyPath: parameter].current as? Value.UnwrappedType == value) == (test == .equalTo) }
    self.then = then()
    self.otherwise = otherwise()
  }

  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable, _ test: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    holds = { intent in
      (intent[keyPath: parameter].current as? Value.UnwrappedType).map(values.contains) ?? false
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable, _ test: ComparableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {
    holds = { intent in
      (intent[keyPath: parameter].current as? Value.UnwrappedType).map { test.holds($0, value) } ?? false
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  /// By a part of a text.
  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable, _ test: StringComparisonOperator,
    _ text: String, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType == String {
    holds = { intent in (intent[keyPath: parameter].current as? String).map { test.holds($0, text) } ?? false
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  /// By the identifier of an entity.
  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    identifier test: EquatableComparisonOperator,
    _ identifier: Value.UnwrappedType.ID, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity {
    let wanted = identifier.entityIdentifierString
    holds = { intent in
      let entity = intent[keyPath: parameter].current as? any AppEntity
      return (entity?.identifierText == wanted) == (test == .equalTo)
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  /// By the identifiers of entities.
  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    identifier test: OneOfComparisonOperator,
    _ identifiers: [Value.UnwrappedType.ID], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity {
    let wanted = identifiers.map(\.entityIdentifierString)
    holds = { intent in
      (intent[keyPath: parameter].current as? any AppEntity).map { wanted.contains($0.identifierText) }
        ?? false
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  public func _sentence(for intent: any AppIntent) -> _SummarySentence {
    guard let typed = intent as? Intent, holds(typed) else { return otherwise._sentence(for: intent) }
    return then._sentence(for: intent)
  }
}

public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }

public enum StringComparisonOperator: Hashable, Sendable {
  case contains, doesNotContain, hasPrefix, hasSuffix

  func holds(_ text: String, _ part: String) -> Bool {
    switch self {
    case .contains: text.contains(part)
    case .doesNotContain: !text.contains(part)
    case .hasPrefix: text.hasPrefix(part)
    case .hasSuffix: text.hasSuffix(part)
    }
  }
}

public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}

/// `Switch(\.$parameter) { Case(.map) { Summary("…") }; DefaultCase { Summary("…") } }`: the first case that fits.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
  private let value: @Sendable (Intent) -> (any Sendable)?
  private let cases: [SummaryCase]

  init(cases: [SummaryCase], value: @escaping @Sendable (Intent) -> (any Sendable)?) {
    self.value = value
    self.cases = cases
  }

  public init(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [SummaryCase]
  ) {
    self.init(cases: cases()) { $0[keyPath: parameter].current }
  }

  public func _sentence(for intent: any AppIntent) -> _SummarySentence {
    let value = (intent as? Intent).flatMap(value)
    return cases.first { $0.fits(value) }?.summary._sentence(for: intent) ?? _SummarySentence()
  }
}

/// A case of a `Switch` without its types.
public struct SummaryCase: Sendable {
  let fits: @Sendable ((any Sendable)?) -> Bool
  let summary: any ParameterSummary
}

public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue>: Sendable {
  let erased: SummaryCase

  public init(
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary
  ) where Value.UnwrappedType: Equatable {
    self.init([value], summary)
  }

  public init(
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary
  ) where Value.UnwrappedType: Equatable {
    erased = SummaryCase(
      fits: { ($0 as? Value.UnwrappedType).map(values.contains) ?? false }, summary: summary())
  }
}

public struct ParameterSummaryDefaultCase<Intent: AppIntent, Value: _IntentValue>: Sendable {
  let erased: SummaryCase

  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
    erased = SummaryCase(fits: { _ in true }, summary: summary())
  }
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression(_ expression: ParameterSummaryCase<Intent, Value>) -> SummaryCase {
    expression.erased
  }

  public static func buildExpression(_ expression: ParameterSummaryDefaultCase<Intent, Value>) -> SummaryCase
  {
    expression.erased
  }

  public static func buildBlock(_ cases: SummaryCase...) -> [SummaryCase] { cases }
}

extension ParameterSummaryWhenCondition {
  /// By the family of the widget that is set up: `When(widgetFamily: .equalTo, .systemSmall) { … } otherwise: { … }`.
  ///
  /// A conversation has no widget, and so no family.
  public init(
    widgetFamily test: EquatableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(then: then(), otherwise: otherwise()) { _ in
      (IntentWidgetFamily.current == family) == (test == .equalTo)
    }
  }

  /// By whether the family is one of several.
  public init(
    widgetFamily test: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(then: then(), otherwise: otherwise()) { _ in
      IntentWidgetFamily.current.map(families.contains) ?? false
    }
  }
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  /// What is looked at in place of a parameter.
  public enum WidgetFamily: Sendable {
    case widgetFamily
  }

  /// By the family of the widget that is set up: `Switch(.widgetFamily) { Case(.systemSmall) { … }; DefaultCase { … } }`.
  public init(
    _ family: WidgetFamily, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [SummaryCase]
  ) {
    self.init(cases: cases()) { _ in IntentWidgetFamily.current }
  }
}

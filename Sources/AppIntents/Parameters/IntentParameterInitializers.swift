extension IntentParameter {
  /// A parameter of any type.
  ///
  /// - Parameters:
  ///   - title: What the value is called in questions: 가게, 수량.
  ///   - default: Taken when nothing was said; the parameter is then never asked for.
  ///   - requestValueDialog: The question for a missing value.
  ///   - requestDisambiguationDialog: The question when several things may be meant.
  ///   - isSensitive: The answer is kept out of history and transcripts. Ours, not Apple's.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, isSensitive: Bool = false
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        isSensitive: isSensitive))
  }

  /// A parameter whose values are offered by `optionsProvider`.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        options: OptionsSource(optionsProvider)))
  }
}

/// How a number is entered; a conversation reads words either way.
public enum IntentNumberControlStyle: Sendable {
  case field, stepper, slider
}

extension IntentParameter where Value.ValueType == Int {
  /// A number in a range, both ends included. A number outside is asked for again, with the range.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Int, Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, minimum: Double(inclusiveRange.0),
        maximum: Double(inclusiveRange.1)))
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: `default`, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }

  /// A number in a range with options from a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Int, Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, minimum: Double(inclusiveRange.0),
        maximum: Double(inclusiveRange.1), options: OptionsSource(optionsProvider)))
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A number in a range, both ends included. A number outside is asked for again, with the range.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (Double, Double), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, minimum: inclusiveRange.0, maximum: inclusiveRange.1))
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, controlStyle: IntentNumberControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: `default`, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// An enum of which only `supportedValues` may be chosen.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType]
  ) {
    self.init(
      settings: ValueSettings(
        title: title, description: description, defaultValue: `default`,
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog,
        options: OptionsSource(SupportedValues(values: supportedValues))))
  }
}

private struct SupportedValues<Value: AppEnum>: DynamicOptionsProvider {
  var values: [Value]

  func results() async throws -> [Value] { values }
}

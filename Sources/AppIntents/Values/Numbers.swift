extension Int: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(Int.self) }
  public static var defaultResolverSpecification: ResolverList<Int> {
    ResolverList(IntFromDoubleResolver(), IntFromStringResolver())
  }

  static func kind(_ settings: ValueSettings) -> ValueKind {
    .integer(
      minimum: settings.minimum.map(Int.init(nearest:)), maximum: settings.maximum.map(Int.init(nearest:)))
  }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> Int? {
    if case .integer(let number) = argument { number } else { nil }
  }

  var magnitude: Double? { Double(self) }
  var optionIdentifier: String? { String(self) }
  func text(in language: String) -> String { String(self) }
  var argument: IntentArgument { .integer(self) }

  /// The whole number next to one that may be beyond the ends of `Int`: the end of a range as a `Double` is.
  init(nearest number: Double) {
    self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min)
  }
}

extension Double: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(Double.self) }
  public static var defaultResolverSpecification: ResolverList<Double> {
    ResolverList(DoubleFromIntResolver(), DoubleFromStringResolver())
  }

  static func kind(_ settings: ValueSettings) -> ValueKind {
    .number(minimum: settings.minimum, maximum: settings.maximum)
  }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> Double? {
    if case .number(let number) = argument { number } else { nil }
  }

  var magnitude: Double? { self }
  var optionIdentifier: String? { String(self) }
  func text(in language: String) -> String { String(describing: self) }
  var argument: IntentArgument { .number(self) }
}

extension Bool: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(Bool.self) }
  public static var defaultResolverSpecification: ResolverList<Bool> {
    ResolverList(BoolFromStringResolver())
  }

  static func kind(_ settings: ValueSettings) -> ValueKind { .boolean }

  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> Bool? {
    switch argument {
    case .boolean(let value): value
    case .text(let text): settings.displayName?.value(named: text)
    default: nil
    }
  }

  func text(in language: String) -> String {
    let word =
      self
      ? LocalizedStringResource("네", translations: ["en": "yes"])
      : LocalizedStringResource("아니요", translations: ["en": "no"])
    return word.text(in: language)
  }

  var argument: IntentArgument { .boolean(self) }
}

extension Bool {
  /// What yes and no are called for one parameter: 켜기 and 끄기. The words are understood as answers.
  public struct IntentDisplayName: Hashable, Sendable {
    public var `true`: LocalizedStringResource
    public var `false`: LocalizedStringResource

    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      self.true = yes
      self.false = no
    }

    func value(named text: String) -> Bool? {
      let language = IntentDialogScope.host?.language
      let match = NameMatch(text)
      if match.isExactly(self.true.text(in: language)) { return true }
      return match.isExactly(self.false.text(in: language)) ? false : nil
    }
  }
}

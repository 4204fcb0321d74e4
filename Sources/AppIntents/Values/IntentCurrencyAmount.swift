public import Foundation

/// An amount of money in one currency.
public struct IntentCurrencyAmount: Hashable, Sendable, Codable {
  public let amount: Decimal
  /// ISO 4217: `KRW`.
  public let currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(IntentCurrencyAmount.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .currency(codes: settings.currencyCodes) }

  /// A bare number is an amount of the parameter's first currency, else of the conversation's country.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> IntentCurrencyAmount? {
    let usual = settings.currencyCodes.first ?? Self.currency(of: IntentDialogScope.host?.language)
    if let number = argument.number { return Self(amount: decimal(number), currencyCode: usual) }
    guard let words = argument.words else { return nil }
    let known = [usual, "KRW", "USD", "EUR", "JPY", "GBP", "CNY"]
    let codes = settings.currencyCodes.isEmpty ? known : settings.currencyCodes
    return codes.lazy.compactMap { Self(words, in: $0) }.first
  }

  /// `KRW 12,000`, `₩12,000`, `12000`: digits, and nothing else but the currency's code or sign.
  private init?(_ words: String, in code: String) {
    let digits = words.filter { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    let rest: String = words.filter { character in
      !digits.contains(character) && character != "," && !character.isWhitespace
    }
    guard let amount = Decimal(string: digits), !digits.isEmpty else { return nil }
    guard rest.isEmpty || rest.uppercased() == code || rest == Self.sign(of: code) else { return nil }
    self.init(amount: amount, currencyCode: code)
  }

  /// The shortest decimal that reads as the number: 0.1 is 0.1.
  private static func decimal(_ number: Double) -> Decimal { Decimal(string: "\(number)") ?? Decimal(number) }

  private static func sign(of code: String) -> String {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en"))
    let text: String = Decimal(1).formatted(style.presentation(.narrow))
    return text.filter { (character: Character) in
      !character.isNumber && character != "." && !character.isWhitespace
    }
  }

  private static func currency(of language: String?) -> String {
    let full = Locale.Language(identifier: language ?? "ko").maximalIdentifier
    return Locale(identifier: full).currency?.identifier ?? "KRW"
  }

  var magnitude: Double? { NSDecimalNumber(decimal: amount).doubleValue }

  func text(in language: String) -> String {
    amount.formatted(.currency(code: currencyCode).locale(Locale(identifier: language)))
  }

  var argument: IntentArgument { .text("\(currencyCode) \(amount)") }
}

/// A way to pay that the app knows. Nobody can say one that is not offered: give the parameter an options provider.
public struct IntentPaymentMethod: Hashable, Sendable {
  public enum PaymentType: Int, Hashable, Sendable {
    case unknown, applePay, credit, debit, prepaid, store, checking, savings, brokerage
  }

  public var type: PaymentType
  public var name: String
  /// What tells it from others, such as the last digits of a card.
  public var identificationHint: String?
  public var icon: DisplayRepresentation.Image?

  public init(
    type: PaymentType, name: String, identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

extension IntentPaymentMethod: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(IntentPaymentMethod.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .string }
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> IntentPaymentMethod? { nil }

  func text(in language: String) -> String {
    [name, identificationHint].compactMap(\.self).joined(separator: " ")
  }

  var argument: IntentArgument { .text(text(in: "")) }
}

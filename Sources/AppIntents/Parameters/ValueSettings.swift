import class Foundation.Dimension

/// What an initialiser of a parameter or property says about it.
struct ValueSettings: Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var defaultValue: (any Sendable)?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  var connection = InputConnectionBehavior.default
  var minimum: Double?
  var maximum: Double?
  var options: OptionsSource?
  /// Finds entities in place of their type's own query.
  var query: (any EntityQuery)?
  var isSensitive = false
  /// The words of the value lead to the entity that has it.
  var isIndexed = false

  /// Tried before those that the type has by itself.
  var resolvers: [any Resolver] = []
  var controlStyle: IntentNumberControlStyle?
  var inputOptions: String.IntentInputOptions?
  var displayName: Bool.IntentDisplayName?
  var dateKind: IntentDateKind?
  var personMode: IntentPerson.ParameterMode?
  var currencyCodes: [String] = []
  var unit: Dimension?
  var placeStyle: CLPlacemark.IntentDisplayStyle?
  var fileTypes: [UTType] = []
  /// How many elements a list may have.
  var size: IntentCollectionSize?
  /// The same for a list in a widget.
  var familySizes: [IntentWidgetFamily: IntentCollectionSize] = [:]

  var range: (Double, Double)? {
    guard let minimum, let maximum else { return nil }
    return (minimum, maximum)
  }

  /// Whether a value is in the range, both ends included. What has no size is in every range; what is no number, or
  /// beyond the largest one that can be said, in none.
  func contains(_ value: any Sendable) -> Bool {
    guard let number = (value as? any ScalarValue)?.magnitude else { return true }
    return number >= minimum ?? -.infinity && number <= maximum ?? .infinity && !Self.isBeyond(number)
  }

  static func isBeyond(_ number: Double) -> Bool { !(abs(number) <= IntentArgument.largestNumber) }

  /// The range to tell of a number that is not in it: its own, and where there is none, how large a number may be.
  func range(without number: Double?) -> ValueOutOfRange {
    guard let number, Self.isBeyond(number) else {
      return ValueOutOfRange(minimum: minimum, maximum: maximum)
    }
    let largest = IntentArgument.largestNumber
    return ValueOutOfRange(
      minimum: max(minimum ?? -largest, -largest), maximum: min(maximum ?? largest, largest))
  }
}

/// How many elements the value of a list parameter has.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  public init(exactly count: Int) {
    self.init(min: count, max: count)
  }

  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}

/// How a number is entered; a conversation reads words either way.
public enum IntentNumberControlStyle: Hashable, Sendable {
  case field, stepper, slider
}

extension Int {
  public typealias IntentControlStyle = IntentNumberControlStyle
}

extension Double {
  public typealias IntentControlStyle = IntentNumberControlStyle
}

extension String {
  /// How a text is entered on a phone. A conversation takes the text as it is said, one line or several.
  public struct IntentInputOptions: Hashable, Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad, emailAddress
      case decimalPad, webSearch, asciiCapableNumberPad
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
    }

    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

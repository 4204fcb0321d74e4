public import Foundation

/// Somebody: a name, and how to reach them.
///
/// ```swift
/// @Parameter(title: "받는 사람", mode: .email) var recipient: IntentPerson
/// ```
public struct IntentPerson: Hashable, Sendable {
  /// How an app or a person means somebody.
  public enum Identifier: Hashable, Sendable {
    case unknown
    case applicationDefined(String)
    case contact(String)
  }

  public enum Name: Hashable, Sendable {
    case unknown
    case displayName(String)
    case components(PersonNameComponents)

    /// The name as it is written.
    public var displayString: String {
      switch self {
      case .unknown: ""
      case .displayName(let name): name
      case .components(let components): components.written
      }
    }
  }

  /// What a parameter needs of a person.
  public enum ParameterMode: Hashable, Sendable {
    case contact, email, phone, emailOrPhone
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?
  public var aliases: [Handle]
  public var isMe: Bool
  public var image: DisplayRepresentation.Image?

  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Somebody of whom nothing is known but an address or a number.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .unknown, handle: handle)
  }
}

extension IntentPerson {
  /// One way to reach somebody.
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    public enum Label: Hashable, Sendable {
      case main, home, work, mobile, iPhone, school, pager, homeFax, workFax, other
      case custom(String)
    }

    public var value: Value
    public var label: Label?

    public init(value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }

    public init(emailAddress: String, label: Label? = nil) {
      self.init(value: .emailAddress(emailAddress), label: label)
    }

    public init(phoneNumber: String, label: Label? = nil) {
      self.init(value: .phoneNumber(phoneNumber), label: label)
    }

    public init(applicationDefined: String, label: Label? = nil) {
      self.init(value: .applicationDefined(applicationDefined), label: label)
    }

    var text: String {
      switch value {
      case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
      }
    }
  }
}

extension IntentPerson: _IntentValue, ScalarValue {
  public static var _shape: _ValueShape { .scalar(IntentPerson.self) }

  static func kind(_ settings: ValueSettings) -> ValueKind { .person }

  /// An address, a number, or a name when the parameter asks for neither.
  static func value(of argument: IntentArgument, _ settings: ValueSettings) -> IntentPerson? {
    let said = argument.said
    let mode = settings.personMode ?? .contact
    if mode != .phone, Self.isAddress(said) { return Self(handle: Handle(emailAddress: said)) }
    if mode != .email, Self.isNumber(said) { return Self(handle: Handle(phoneNumber: said)) }
    guard mode == .contact, !said.isEmpty else { return nil }
    return Self(identifier: .unknown, name: .displayName(said), handle: nil)
  }

  private static func isAddress(_ text: String) -> Bool {
    text.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) != nil
  }

  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /\+?[0-9][0-9 ()\-]{2,}/) != nil
  }

  func text(in language: String) -> String {
    let name = name.displayString
    return name.isEmpty ? handle?.text ?? "" : name
  }

  var argument: IntentArgument { .text(text(in: "")) }
}

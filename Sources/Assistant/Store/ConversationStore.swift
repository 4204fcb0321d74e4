public import struct Foundation.Date

/// Where conversations are kept between turns and between processes.
///
/// A conversation is saved whole after every turn and around every effect; `version` makes sure that of
/// two writers only one wins.
public protocol ConversationStore: Sendable {
  /// The conversation, or nil when there is none of that id.
  func load(_ id: String) throws -> ConversationRecord?

  /// Saves a new version. What is saved stays when the process is killed, and when the power is lost, unless it is only
  /// an answer.
  ///
  /// - Throws: `ConversationStoreError.superseded` when `record.version` is not one more than what is kept.
  func save(_ record: ConversationRecord) throws

  /// All conversations, the most recently changed first.
  func list() throws -> [ConversationRecord]

  /// The most recently changed conversation of an owner, or nil.
  func latest(of owner: String) throws -> ConversationRecord?

  func delete(_ id: String) throws

  /// Says that a turn of the conversation is being taken, to every process that uses the store, until it is let go or
  /// this process ends.
  ///
  /// - Returns: nil while another process takes one.
  func hold(_ id: String) -> TurnHold?

  /// Takes a conversation out of the way whose state cannot be read, and keeps it where a person can find it.
  func setAside(_ id: String, because reason: String) throws
}

extension ConversationStore {
  /// A store in memory has no other process.
  public func hold(_ id: String) -> TurnHold? { TurnHold() }

  public func latest(of owner: String) throws -> ConversationRecord? {
    try list().first { $0.owner == owner }
  }

  /// Keeps it where it is: a store in memory holds nothing that another version wrote.
  public func setAside(_ id: String, because reason: String) throws {}
}

/// A conversation as a store keeps it. What is in `state` is the assistant's own business.
public struct ConversationRecord: Hashable, Sendable {
  public var id: String
  /// Counts saves, from 1.
  public var version: Int
  /// Who it belongs to: a user, a terminal.
  public var owner: String
  public var updated: Date
  /// A question is open.
  public var isParked: Bool
  /// JSON.
  public var state: String
  /// Nothing would be amiss if the loss of power took it: it was only answered. Not kept.
  public var isOnlyAnswer: Bool

  public init(
    id: String, version: Int, owner: String, updated: Date, isParked: Bool, state: String,
    isOnlyAnswer: Bool = false
  ) {
    self.isOnlyAnswer = isOnlyAnswer
    self.id = id
    self.version = version
    self.owner = owner
    self.updated = updated
    self.isParked = isParked
    self.state = state
  }
}

public enum ConversationStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Somebody else has gone on with the conversation meanwhile.
  case superseded
  /// The store cannot be opened or is damaged; the file was left as it was.
  case unavailable(path: String, reason: String)
  /// Another process holds it for longer than is worth waiting.
  case busy(path: String)

  public var description: String {
    switch self {
    case .superseded: "somebody else went on with this conversation"
    case .unavailable(let path, let reason): "the conversations in \(path) cannot be used: \(reason)"
    case .busy(let path): "another process is using \(path); try again"
    }
  }
}

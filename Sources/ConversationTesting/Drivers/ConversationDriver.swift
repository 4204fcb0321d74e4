package import ConversationProtocol

/// A way to talk to an assistant: in this process, through the built tool, through a socket.
///
/// One person talks through a door, one turn after the other.
package protocol ConversationDriver: Sendable {
  /// Begins a new conversation; what the apps keep stays.
  func begin() async throws
  func say(_ text: String) async throws -> Turn
  /// Chooses an option of the open question by its id; `yes` or `no` answers a confirmation.
  func press(_ option: String) async throws -> Turn
  func silence() async throws -> Turn
  /// Lets time go by.
  func advance(seconds: Double) async throws
  /// Ends the process that holds the conversation; another one goes on.
  func restart() async throws
}

/// Why something cannot be done through a door.
package struct DriverError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  static let nothingToPress = DriverError("nothing can be pressed: no question is open")
}

/// What is kept of one thing that goes on by itself: an activity, a notification, a background task.
package struct KeptRow: Hashable, Sendable, Identifiable {
  package var id: String
  /// The app to which it belongs.
  package var app: String
  /// JSON.
  package var content: String

  package init(id: String, app: String, content: String) {
    (self.id, self.app, self.content) = (id, app, content)
  }
}

/// The kinds of things that are kept, each in a table of its own.
package enum KeptTable: String, CaseIterable, Sendable {
  case activity, notification, backgroundTask, setting, browser
}

/// A place where rows are kept, for all processes that use it.
package protocol KeptRows: Sendable {
  /// The rows in the order in which they were added.
  ///
  /// - Parameter id: only of this identifier.
  func rows(in table: KeptTable, only id: String?) throws -> [KeptRow]

  /// Changes rows in one transaction, so that of two processes each sees what the other one wrote.
  ///
  /// - Parameters:
  ///   - id: only the row of this identifier is read, and may be written.
  ///   - body: is given the rows; those that it leaves out are deleted.
  func change<Result>(
    _ table: KeptTable, only id: String?, _ body: (inout [KeptRow]) throws -> Result
  ) throws -> Result

  /// Holds a name as long as this process lives or until the hold ends.
  ///
  /// - Returns: what lets go of it; nil while another process holds it.
  func holdRows(_ name: String) -> (@Sendable () -> Void)?
}

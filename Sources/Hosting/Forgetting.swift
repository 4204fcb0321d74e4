package import AppIntents
import Foundation
import Notifications
package import Store

/// Erases everything about the person in every store: what apps keep, what their groups share, and what the assistant keeps.
///
/// Apps come first: an app could otherwise fill the assistant's store again from its own data.
package struct Forgetting: Sendable {
  let apps: [any AssistantApp.Type]
  let store: SQLiteStore?

  /// - Parameter apps: told where their data lie already.
  package init(apps: [any AssistantApp.Type], store: SQLiteStore?) {
    (self.apps, self.store) = (apps, store)
  }

  /// Tells apps where their data lie, in a process that does nothing else.
  package static func prepare(_ apps: [any AssistantApp.Type], in folders: StorageFolders) {
    AppGroups.use(data: folders.data)
    for app in apps { app.configure(dataFolder: folders.data) }
  }

  /// What cannot be erased keeps nothing else from being so.
  ///
  /// - Throws: the first of what went wrong.
  package func run() async throws {
    var problems: [any Error] = []
    for case let app as any ForgettingApp.Type in apps {
      do { try await app.forgetEverything() } catch { problems.append(error) }
    }
    do { try AppGroups.forgetEverything() } catch { problems.append(error) }
    do { try store?.forgetEverything() } catch { problems.append(error) }
    // Pictures go last: a download that still runs then finds no notification and keeps nothing.
    do { try store.map { try NotificationPictures(in: $0.folder).removeAll() } } catch {
      problems.append(error)
    }
    if let first = problems.first { throw first }
  }
}

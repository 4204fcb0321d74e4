package import Foundation
import Notifications
import Store

/// From where the picture of a delivered notification comes.
package struct PictureSource: Hashable, Sendable {
  /// The identifier of the delivery.
  package let notification: String
  package let app: String
  /// A file, or an address of https.
  package let url: URL
}

/// Pictures of notifications.
extension Board {
  /// The pictures that apps want beside what was delivered; of several attachments the first.
  package func pictureSources() throws -> [PictureSource] {
    try notificationPlace.records().compactMap { record in
      guard let delivered = record.delivered, let attachment = delivered.values.attachments.first else {
        return nil
      }
      return PictureSource(notification: delivered.id, app: record.app, url: attachment.url)
    }
  }

  /// The stored picture; nil if the notification has none.
  package func picture(of notification: String) -> Data? {
    notificationPlace.pictures?.picture(of: notification)
  }

  package func hasPicture(_ notification: String) -> Bool {
    notificationPlace.pictures?.isKept(notification) ?? false
  }

  /// Keeps a picture, unless its notification has been put away meanwhile.
  package func keep(picture: Data, of notification: String) throws {
    try notificationPlace.keep(picture, of: notification)
  }

  /// Whether a caller may see the picture of a notification: one that was delivered, and its person alone.
  ///
  /// - Throws: `SurfaceMistake`, as a failure of the request.
  package func source(ofPictureOf notification: String, for caller: SurfaceCaller) throws -> PictureSource {
    guard caller.isPerson, caller.showsPrivateContent else { throw SurfaceMistake.notPermitted.failure }
    guard let source = try pictureSources().first(where: { $0.notification == notification }) else {
      throw SurfaceMistake.noNotification(notification).failure
    }
    return source
  }
}

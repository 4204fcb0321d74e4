import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

extension HTTPHandlers {
  /// The picture beside a notification, with the type that its bytes have; nothing when it cannot be had.
  @Sendable func notificationPicture(_ exchange: HTTPExchange) async throws -> Response {
    let caller = try caller(exchange)
    guard let place = turns.take(caller.user) else { throw Self.tooMany }
    defer { withExtendedLifetime(place) {} }
    let source = try await daemon.boards.pictureSource(of: exchange.parameter, for: caller)
    guard let picture = await daemon.pictures.picture(of: source), let format = PictureFormat(of: picture)
    else {
      // 204 and not 404, which a browser would write to its console.
      return Response(status: .noContent)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: format.mediaType, .xContentTypeOptions: "nosniff",
        .contentSecurityPolicy: PageReply.partPolicy, .crossOriginResourcePolicy: "same-origin",
        // A delivery has one picture, which never becomes another one; it goes with the notification.
        .cacheControl: "private, max-age=3600, immutable",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture)))
  }
}

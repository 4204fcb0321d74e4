import ConversationProtocol
import HTTPTypes
import HummingbirdCore
import Page

/// The files of the page. They are the same for all and served without authentication.
extension HTTPHandlers {
  var files: [HTTPRoute] {
    [
      HTTPRoute(
        "/", isOpen: true,
        [.get: HTTPOperation("Gives the page.", gives: .text("text/html"), fails: [.notFound], by: index)]),
      HTTPRoute(
        "/page/:hash/:name", isOpen: true,
        [
          .get: HTTPOperation(
            "Gives a file of the page; the hash is that of all of them.", gives: .text("*/*"),
            fails: [.notFound], by: file)
        ]),
    ]
  }

  @Sendable func index(_ exchange: HTTPExchange) throws -> Response {
    guard let index = PageFiles.all["index.html"] else { throw HTTPFailure.notFound }
    return PageReply.file(index, isLasting: false, to: exchange.request)
  }

  /// A hash of another version has no files: a browser would keep these for those.
  @Sendable func file(_ exchange: HTTPExchange) throws -> Response {
    let parts = exchange.request.uri.path.split(separator: "/")
    guard parts.count == 3, parts[1] == PageFiles.hash, let file = PageFiles.all[exchange.parameter] else {
      throw HTTPFailure.notFound
    }
    return PageReply.file(file, isLasting: true, to: exchange.request)
  }
}

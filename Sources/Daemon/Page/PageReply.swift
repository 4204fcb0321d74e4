import HTTPTypes
import HummingbirdCore
import NIOCore
import Page

/// A file of the page as a reply.
enum PageReply {
  /// For what a browser shows as a page: scripts, styles and connections come from this daemon only; nothing stands inline,
  /// nothing is evaluated, and no other page can frame it.
  static let pagePolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'", "trusted-types 'none'",
  ].joined(separator: "; ")

  /// For scripts, styles and pictures. A browser that shows one as a page loads nothing else for it.
  static let partPolicy = "default-src 'none'; frame-ancestors 'none'"

  /// - Parameters:
  ///   - isLasting: the address has the hash of the content, so that browsers may keep it.
  static func file(_ file: PageFile, isLasting: Bool, to request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: file.type, .xContentTypeOptions: "nosniff",
      .cacheControl: isLasting ? "public, max-age=31536000, immutable" : "no-cache",
      .vary: "Accept-Encoding", .crossOriginResourcePolicy: "same-origin",
      .contentSecurityPolicy: file.isPage ? pagePolicy : partPolicy,
    ]
    if file.isPage {
      headers[.xFrameOptions] = "DENY"
      headers[.referrerPolicy] = "no-referrer"
      headers[.crossOriginOpenerPolicy] = "same-origin"
    }
    let isCompressed = takesGzip(request) && file.compressed.count < file.content.count
    if isCompressed { headers[.contentEncoding] = "gzip" }
    let bytes = isCompressed ? file.compressed : file.content
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// A weight of nothing, as in `gzip;q=0`, refuses it.
  private static func takesGzip(_ request: Request) -> Bool {
    let codings = (request.headers[.acceptEncoding] ?? "").lowercased().split(separator: ",")
    return codings.contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == "gzip" && !parts.dropFirst().contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
    }
  }
}

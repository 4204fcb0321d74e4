import HTTPTypes

extension HTTPField.Name {
  // Each is a token as RFC 9110 §5.6.2 has them.
  static let lastEventID = HTTPField.Name("Last-Event-ID")!
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  static let xAccelBuffering = HTTPField.Name("X-Accel-Buffering")!
}

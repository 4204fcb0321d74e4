import HTTPTypes

extension HTTPField.Name {
  // Each is a token as RFC 9110 §5.6.2 has them.
  static let apnsExpiration = HTTPField.Name("apns-expiration")!
  static let apnsID = HTTPField.Name("apns-id")!
  static let apnsPriority = HTTPField.Name("apns-priority")!
  static let apnsPushType = HTTPField.Name("apns-push-type")!
  static let crossOriginOpenerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
  static let lastEventID = HTTPField.Name("Last-Event-ID")!
  static let mcpMethod = HTTPField.Name("Mcp-Method")!
  static let mcpName = HTTPField.Name("Mcp-Name")!
  static let mcpProtocolVersion = HTTPField.Name("MCP-Protocol-Version")!
  static let mcpSessionID = HTTPField.Name("Mcp-Session-Id")!
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
  static let secFetchDest = HTTPField.Name("Sec-Fetch-Dest")!
  static let secFetchMode = HTTPField.Name("Sec-Fetch-Mode")!
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  static let xAccelBuffering = HTTPField.Name("X-Accel-Buffering")!
  static let xFrameOptions = HTTPField.Name("X-Frame-Options")!
  static let xMalgilSecret = HTTPField.Name("X-Malgil-Secret")!
}

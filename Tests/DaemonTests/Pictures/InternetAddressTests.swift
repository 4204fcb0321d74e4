import Testing

@testable import Daemon

@Suite("The address of a machine") struct InternetAddressTests {
  private func address(_ text: String) async throws -> InternetAddress {
    try #require(await InternetAddress.resolve(text).first, "\(text)")
  }

  @Test(
    "of the public Internet is told from all others",
    arguments: [
      "8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1", "192.167.1.1",
      "198.17.0.1",
      "223.255.255.255", "2606:4700::1111", "2a00:1450::1", "2001:200::1",
    ])
  func isPublic(_ text: String) async throws { #expect(try await address(text).isPublic) }

  @Test(
    "of this machine, of a private network or of nobody is not public, however it is written",
    arguments: [
      "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1",
      "169.254.169.254",
      "100.64.0.1", "100.127.255.255", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.9",
      "224.0.0.1",
      "255.255.255.255", "2130706433", "0x7f.1", "0177.0.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1",
      "ff02::1",
      "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1",
      "2002:7f00:1::1",
      "2001:0:1::1", "2001:db8::1", "3fff::1",
    ])
  func special(_ text: String) async throws { #expect(try await !address(text).isPublic) }

  @Test("is written as a URL has it")
  func text() {
    #expect("\(InternetAddress.v4([93, 184, 215, 14]))" == "93.184.215.14")
    #expect(
      "\(InternetAddress.v6([0x26, 6, 0x47, 0] + Array(repeating: 0, count: 11) + [17]))"
        == "[2606:4700:0:0:0:0:0:11]")
  }
}

import Foundation

/// The address of a machine, without a port.
enum InternetAddress: Hashable, Sendable {
  /// Four bytes.
  case v4([UInt8])
  /// Sixteen bytes.
  case v6([UInt8])

  /// Whether it belongs to one machine of the public Internet.
  ///
  /// Everything that the IANA keeps for special purposes is not: this machine, private and link-local networks, groups of
  /// machines, documentation, and IPv6 addresses that stand for an IPv4 address.
  /// <https://www.iana.org/assignments/iana-ipv4-special-registry>,
  /// <https://www.iana.org/assignments/iana-ipv6-special-registry>
  var isPublic: Bool {
    switch self {
    case .v4(let bytes): !Self.specialV4.contains { $0.contains(bytes) }
    case .v6(let bytes): Self.unicastV6.contains(bytes) && !Self.specialV6.contains { $0.contains(bytes) }
    }
  }

  private static let specialV4: [AddressRange] = [
    [0] / 8, [10] / 8, [100, 64] / 10, [127] / 8, [169, 254] / 16, [172, 16] / 12, [192, 0, 0] / 24,
    [192, 0, 2] / 24,
    [192, 88, 99] / 24, [192, 168] / 16, [198, 18] / 15, [198, 51, 100] / 24, [203, 0, 113] / 24, [224] / 4,
    [240] / 4,
  ]
  /// 2000::/3: what is given to single machines. ::1, ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10 and ff00::/8 lie outside.
  private static let unicastV6 = [0x20] / 3
  /// 2001::/23 has Teredo, 2002::/16 is 6to4; 2001:db8::/32 and 3fff::/20 are for documentation.
  private static let specialV6: [AddressRange] = [
    [0x20, 0x01, 0x00] / 23, [0x20, 0x01, 0x0d, 0xb8] / 32, [0x20, 0x02] / 16, [0x3f, 0xff, 0x00] / 20,
  ]
}

/// The addresses that begin with the same bits.
private struct AddressRange: Sendable {
  let start: [UInt8]
  let bits: Int

  func contains(_ bytes: [UInt8]) -> Bool {
    (0..<bits).allSatisfy { bit in
      let (index, mask) = (bit / 8, UInt8(0x80) >> UInt8(bit % 8))
      let wanted = index < start.count ? start[index] : 0
      return bytes[index] & mask == wanted & mask
    }
  }
}

/// As such ranges are written: `[192, 168] / 16`.
private func / (start: [UInt8], bits: Int) -> AddressRange { AddressRange(start: start, bits: bits) }

extension InternetAddress: CustomStringConvertible {
  /// As it stands in a URL: an IPv6 address in brackets.
  var description: String {
    switch self {
    case .v4(let bytes): return bytes.map(String.init).joined(separator: ".")
    case .v6(let bytes):
      let groups = stride(from: 0, to: 16, by: 2).map { index in
        String(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]), radix: 16)
      }
      return "[\(groups.joined(separator: ":"))]"
    }
  }
}

// MARK: Resolving

extension InternetAddress {
  /// Looks a host's addresses up by the system's resolver, without blocking other tasks. Empty if the host is unknown.
  @Sendable static func resolve(_ host: String) async -> [InternetAddress] {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: lookUp(host)) }
    }
  }

  private static func lookUp(_ host: String) -> [InternetAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &found) == 0 else { return [] }
    defer { freeaddrinfo(found) }
    return sequence(first: found) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap { entry in
      entry?.pointee.ai_addr.flatMap(address)
    }
  }

  private static func address(_ socket: UnsafeMutablePointer<sockaddr>) -> InternetAddress? {
    switch Int32(socket.pointee.sa_family) {
    case AF_INET:
      socket.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
        .v4(withUnsafeBytes(of: address.pointee.sin_addr) { Array($0) })
      }
    case AF_INET6:
      socket.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
        .v6(withUnsafeBytes(of: address.pointee.sin6_addr) { Array($0) })
      }
    default: nil
    }
  }
}

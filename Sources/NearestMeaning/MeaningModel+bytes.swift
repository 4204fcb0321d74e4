extension MeaningModel {
  /// The model as bytes, to be kept and read again.
  public var bytes: [UInt8] {
    let text = Array(labels.joined(separator: "\n").utf8)
    var bytes: [UInt8] = []
    for number in [Self.version, UInt32(text.count), UInt32(labels.count), UInt32(features.count)] {
      Self.append(number, to: &bytes)
    }
    bytes += text
    for feature in features { Self.append(feature, to: &bytes) }
    for value in rareness + scales { Self.append(value.bitPattern, to: &bytes) }
    bytes += weights.map { UInt8(bitPattern: $0) }
    return bytes
  }

  /// The model that `bytes` were made from; nil for anything else. No byte is trusted.
  public init?(bytes: some Collection<UInt8>) {
    var reader = ByteReader(Array(bytes))
    guard reader.number() == Self.version, let textCount = reader.number(), let labelCount = reader.number(),
      let featureCount = reader.number(), labelCount < 10_000, featureCount < 10_000_000,
      let text = reader.bytes(Int(textCount)), let features = reader.numbers(Int(featureCount)),
      let rareness = reader.floats(Int(featureCount)), let scales = reader.floats(Int(labelCount)),
      let weights = reader.bytes(Int(featureCount) * Int(labelCount)), reader.isAtEnd
    else { return nil }
    let labels = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    guard labels.count == labelCount else { return nil }
    self.init(
      labels: labels, features: features, rareness: rareness, weights: weights.map { Int8(bitPattern: $0) },
      scales: scales)
  }

  private static let version: UInt32 = 0x4d4d_0001

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

/// Reads little-endian numbers, and never behind the end.
private struct ByteReader {
  private let all: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { all = bytes }

  var isAtEnd: Bool { place == all.count }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= all.count - place else { return nil }
    defer { place += count }
    return Array(all[place..<place + count])
  }

  mutating func number() -> UInt32? { numbers(1)?.first }

  mutating func numbers(_ count: Int) -> [UInt32]? {
    guard count >= 0, count <= all.count / 4, let bytes = bytes(count * 4) else { return nil }
    return stride(from: 0, to: bytes.count, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
    }
  }

  /// Nil if a value is infinite or NaN.
  mutating func floats(_ count: Int) -> [Float]? {
    guard let values = numbers(count)?.map({ Float(bitPattern: $0) }), values.allSatisfy(\.isFinite) else {
      return nil
    }
    return values
  }
}

/// The second step of the normal form: what was typed or stored in parts becomes whole.
///
/// Conjoining letters (as file systems keep them) and half-width letters become syllables, a Latin letter
/// and its accent one scalar. A conjoining letter that is left alone becomes the letter as it is written
/// alone. U+11A7 is no coda.
enum ScalarComposition {
  static func compose(_ scalars: [SourcedScalar]) -> [SourcedScalar] {
    guard scalars.contains(where: isPart) else { return scalars }
    var result: [SourcedScalar] = []
    result.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      if scalars[index].isHalfWidth {
        index = appendHalfWidthRun(of: scalars, from: index, to: &result)
      } else {
        append(scalars[index], to: &result)
        index += 1
      }
    }
    return result.map(standingAlone)
  }

  /// What may join something, or become something else where it stands alone.
  private static func isPart(_ item: SourcedScalar) -> Bool {
    switch item.scalar.value {
    case 0x300...0x36F, 0x1100...0x11FF: true
    default: item.isHalfWidth
    }
  }

  private static func appendHalfWidthRun(
    of scalars: [SourcedScalar], from start: Int, to result: inout [SourcedScalar]
  ) -> Int {
    let end = scalars[start...].firstIndex { !$0.isHalfWidth } ?? scalars.count
    let run = Array(scalars[start..<end])
    for piece in JamoAssembler.assemble(run.map(\.scalar)) {
      let first = run[piece.letters.lowerBound].source.lowerBound
      let last = run[piece.letters.upperBound - 1].source.upperBound
      result.append(SourcedScalar(scalar: piece.scalar, source: first..<last))
    }
    return end
  }

  private static func append(_ next: SourcedScalar, to result: inout [SourcedScalar]) {
    guard let last = result.last, let joined = join(last.scalar, next.scalar) else {
      result.append(next)
      return
    }
    let source = last.source.lowerBound..<next.source.upperBound
    result[result.count - 1] = SourcedScalar(scalar: joined, source: source)
  }

  private static func join(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch second.value {
    case 0x1161...0x1175 where (0x1100...0x1112).contains(first.value):
      return Hangul.Syllable(onset: Int(first.value - 0x1100), vowel: Int(second.value - 0x1161)).scalar
    case 0x11A8...0x11C2:
      guard var parts = Hangul.decompose(first), parts.coda == 0 else { return nil }
      parts.coda = Int(second.value - 0x11A7)
      return parts.scalar
    case 0x300...0x36F:
      var pair = String.UnicodeScalarView()
      pair.append(contentsOf: [first, second])
      return accentedLetters[String(pair)]
    default: return nil
    }
  }

  private static func standingAlone(_ item: SourcedScalar) -> SourcedScalar {
    let letter: Unicode.Scalar? =
      switch item.scalar.value {
      case 0x1100...0x1112: Hangul.onsets[Int(item.scalar.value - 0x1100)]
      case 0x1161...0x1175: Hangul.vowels[Int(item.scalar.value - 0x1161)]
      case 0x11A8...0x11C2: Hangul.codas[Int(item.scalar.value - 0x11A8)]
      default: nil
      }
    return letter.map { SourcedScalar(scalar: $0, source: item.source) } ?? item
  }

  /// Precomposed Latin letters by either spelling: strings compare by canonical equivalence.
  private static let accentedLetters: [String: Unicode.Scalar] = {
    var result: [String: Unicode.Scalar] = [:]
    for value in Array(0xC0...0x17F) + Array(0x1E00...0x1EFF) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      result[String(Character(scalar))] = scalar
    }
    return result
  }()
}

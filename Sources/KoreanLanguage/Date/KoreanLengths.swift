import Language

// Lengths of time: 한 시간 반, 1시간 30분, 사흘; and how far away they are: 30분 뒤, 한 달 전.

extension KoreanDateScanner {
  /// A length; of 두세 시간 both ends.
  struct LengthWords {
    var lower: CivilDuration
    var upper: CivilDuration?
  }

  private enum Unit: Int {
    case year, month, week, day, hour, minute, second

    static let names = WordTable<Unit>([
      ("년", .year), ("개월 달", .month), ("주일 주간 주", .week), ("일", .day), ("시간", .hour), ("분", .minute),
      ("초", .second),
    ])

    func duration(_ count: Double) -> CivilDuration? {
      guard count >= 0, count < 100_000 else { return nil }
      let whole = Int(count)
      switch self {
      case .hour: return CivilDuration(seconds: Int(count * 3_600 + 0.5))
      case .minute: return CivilDuration(seconds: Int(count * 60 + 0.5))
      case _ where Double(whole) != count: return nil
      case .year: return CivilDuration(months: whole * 12)
      case .month: return CivilDuration(months: whole)
      case .week: return CivilDuration(days: whole * 7)
      case .day: return CivilDuration(days: whole)
      case .second: return CivilDuration(seconds: whole)
      }
    }

    /// What 반 adds.
    var half: CivilDuration? {
      switch self {
      case .year: CivilDuration(months: 6)
      case .month: CivilDuration(days: 15)
      case .week: nil
      case .day: CivilDuration(seconds: 43_200)
      case .hour: CivilDuration(seconds: 1_800)
      case .minute: CivilDuration(seconds: 30)
      case .second: nil
      }
    }
  }

  /// Every length that begins at a place.
  func lengths(at start: Int) -> [Found<LengthWords>] {
    let halves = [("반시간", CivilDuration(seconds: 1_800)), ("반년", CivilDuration(months: 6))].compactMap {
      word, duration in
      end(of: word, at: start).map { Found($0, LengthWords(lower: duration)) }
    }
    return halves + nights(at: start) + chained(at: start, below: nil)
  }

  /// One exact length.
  func exactLengths(at start: Int) -> [Found<CivilDuration>] {
    lengths(at: start).filter { $0.value.upper == nil }.map { $0.with($0.value.lower) }
  }

  /// 2박 3일.
  private func nights(at start: Int) -> [Found<LengthWords>] {
    numbers(at: start, before: "박", in: 1...99).flatMap { nights in
      numbers(at: nights.end, before: "일", in: 1...100).filter { $0.value == nights.value + 1 }.map {
        $0.with(LengthWords(lower: CivilDuration(days: $0.value)))
      }
    }
  }

  /// 1시간 30분: units in descending order, each at most once.
  private func chained(at start: Int, below limit: Unit?) -> [Found<LengthWords>] {
    (dayCounts(at: start) + counted(at: start)).filter {
      limit.map(\.rawValue) ?? -1 < $0.value.unit.rawValue
    }
    .flatMap { part -> [Found<LengthWords>] in
      let alone = part.with(part.value.length)
      guard part.value.length.upper == nil else { return [alone] }
      let rest = chained(at: part.end, below: part.value.unit).filter { $0.value.upper == nil }.map {
        $0.with(LengthWords(lower: part.value.length.lower + $0.value.lower), uncertain: part.isUncertain)
      }
      return [alone] + half(part) + rest
    }
  }

  private func half(_ part: Found<(unit: Unit, length: LengthWords)>) -> [Found<LengthWords>] {
    guard let half = part.value.unit.half, let end = end(of: "반", at: part.end) else { return [] }
    let length = LengthWords(lower: part.value.length.lower + half)
    return [Found(end, length, isUncertain: part.isUncertain || part.value.unit == .month)]
  }

  private func dayCounts(at start: Int) -> [Found<(unit: Unit, length: LengthWords)>] {
    KoreanDateWords.dayCounts.all(in: scalars, at: start).map { found in
      let length = LengthWords(
        lower: CivilDuration(days: found.value.lower),
        upper: found.value.upper.map { CivilDuration(days: $0) })
      return found.with((Unit.day, length), uncertain: found.value.isUncertain)
    }
  }

  private func counted(at start: Int) -> [Found<(unit: Unit, length: LengthWords)>] {
    (counts(at: start) + numberRanges(at: start)).flatMap { count in
      Unit.names.all(in: scalars, at: count.end).compactMap { unit in
        guard let lower = unit.value.duration(count.value.value), !lower.isZero else { return nil }
        let upper = count.value.upper.flatMap(unit.value.duration)
        return unit.with((unit.value, LengthWords(lower: lower, upper: upper)), uncertain: upper != nil)
      }
    }
  }

  /// 2~3, of which the second has the unit.
  private func numberRanges(at start: Int) -> [Found<Count>] {
    guard let low = digits(at: start, 1...3),
      let next = end(of: "~", at: low.end) ?? end(of: "-", at: low.end),
      let high = digits(at: next, 1...3), low.value < high.value
    else { return [] }
    return [Found(high.end, Count(value: Double(low.value), upper: Double(high.value)))]
  }

  // MARK: Offsets

  /// How far ahead or, negative, back: 30분 뒤, 사흘 전.
  func offsets(at start: Int) -> [Found<CivilDuration>] {
    exactLengths(at: start).flatMap { length in
      direction(at: length.end).map {
        length.with($0.value > 0 ? length.value : -length.value).ending(at: $0.end)
      }
    }
  }

  /// 1 for 뒤, -1 for 전.
  private func direction(at start: Int) -> [Found<Int>] {
    let place = end(of: KoreanDateWords.aboutBehind, at: start) ?? start
    return KoreanDateWords.forward.all(in: scalars, at: place).map { $0.with(1) }
      + KoreanDateWords.backward.all(in: scalars, at: place).map { $0.with(-1) }
  }

  /// 두세 시간 뒤: some time between the two.
  func offsetSpans(at start: Int) -> [DateReading] {
    lengths(at: start).flatMap { length -> [DateReading] in
      guard let upper = length.value.upper else { return [] }
      return direction(at: length.end).compactMap { direction in
        let ends = [length.value.lower, upper].map { direction.value > 0 ? $0 : -$0 }
        let moments = ends.map { reference.now.adding($0, in: reference.zone) }.sorted()
        let days = CivilMoment(moments[0].date)..<CivilMoment(moments[1].date.adding(days: 1))
        guard moments[0] < moments[1] else { return nil }
        return DateReading(
          end: direction.end, value: .interval(upper.isWholeDays ? days : moments[0]..<moments[1]),
          saysDay: upper.isWholeDays, saysTime: !upper.isWholeDays, isUncertain: true)
      }
    }
  }
}

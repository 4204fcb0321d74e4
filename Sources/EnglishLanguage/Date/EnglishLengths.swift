import Language

// Lengths of time: an hour and a half, 90 minutes; and how far away they are: in half an hour, three days
// ago.

extension EnglishDateScanner {
  private enum Unit: Int {
    case year, month, week, day, hour, minute, second

    static let names = WordTable<Unit>(phrases: [
      ("year|years|yr|yrs", .year), ("month|months", .month), ("week|weeks|wk|wks", .week),
      ("day|days", .day),
      ("hour|hours|hr|hrs|h", .hour), ("minute|minutes|min|mins|m", .minute),
      ("second|seconds|sec|secs|s", .second),
    ])

    func duration(_ count: Double) -> CivilDuration? {
      guard count > 0, count < 100_000 else { return nil }
      let whole = Int(count)
      switch self {
      case .hour: return CivilDuration(seconds: Int(count * 3_600 + 0.5))
      case .minute: return CivilDuration(seconds: Int(count * 60 + 0.5))
      case .year where Double(Int(count * 2)) == count * 2: return CivilDuration(months: Int(count * 12))
      case .day where Double(Int(count * 2)) == count * 2 && Double(whole) != count:
        return CivilDuration(days: whole, seconds: 43_200)
      case _ where Double(whole) != count: return nil
      case .year: return CivilDuration(months: whole * 12)
      case .month: return CivilDuration(months: whole)
      case .week: return CivilDuration(days: whole * 7)
      case .day: return CivilDuration(days: whole)
      case .second: return CivilDuration(seconds: whole)
      }
    }
  }

  /// Every length that begins at a place.
  func lengths(at start: Int) -> [Found<CivilDuration>] {
    let named = [
      ("a fortnight", CivilDuration(days: 14)), ("half an hour", CivilDuration(seconds: 1_800)),
      ("half hour", CivilDuration(seconds: 1_800)), ("a half hour", CivilDuration(seconds: 1_800)),
      ("a quarter of an hour", CivilDuration(seconds: 900)), ("half a year", CivilDuration(months: 6)),
    ].compactMap { phrase, duration in end(of: phrase, at: start).map { Found($0, duration) } }
    return named + chained(at: start, below: nil)
  }

  /// 1 hour 30 minutes, an hour and a half: units in descending order, each at most once.
  private func chained(at start: Int, below limit: Unit?) -> [Found<CivilDuration>] {
    counted(at: start).filter { limit.map(\.rawValue) ?? -1 < $0.value.unit.rawValue }.flatMap { part in
      let alone = part.with(part.value.length)
      let next = skipping("and", ",", at: part.end)
      let rest = chained(at: next, below: part.value.unit).map { $0.with(part.value.length + $0.value) }
      return [alone] + added(to: part) + rest
    }
  }

  /// an hour and a half.
  private func added(to part: Found<(unit: Unit, length: CivilDuration)>) -> [Found<CivilDuration>] {
    [("and a half", 0.5), ("and a quarter", 0.25), ("and three quarters", 0.75)].compactMap { phrase, share in
      guard let end = end(of: phrase, at: part.end), let more = part.value.unit.duration(share) else {
        return nil
      }
      return Found(end, part.value.length + more)
    }
  }

  private func counted(at start: Int) -> [Found<(unit: Unit, length: CivilDuration)>] {
    let articles = ["a", "an", "one"].compactMap { end(of: $0, at: start) }.map { Found($0, 1.0) }
    let joined = wholes(at: start, in: 1...9999, isWord: false).map { $0.with(Double($0.value)) }
    return (articles + amounts(at: start) + joined).flatMap { count in
      Unit.names.all(in: scalars, at: count.end).filter { isUnitEnd($0.end) }.compactMap { unit in
        unit.value.duration(count.value).map { unit.with((unit.value, $0)) }
      }
    }
  }

  /// A number may follow at once: 1h30m.
  private func isUnitEnd(_ index: Int) -> Bool {
    isBoundary(index) || EnglishNumberScanner.isDigit(scalars[index])
  }

  // MARK: Offsets

  /// How far ahead or, negative, back: in half an hour, 30 minutes from now, an hour ago.
  func offsets(at start: Int) -> [Found<CivilDuration>] {
    let ahead = end(of: "in", at: start).map { next in
      lengths(at: next).flatMap { length in
        [length] + (end(of: "time", at: length.end).map { [length.ending(at: $0)] } ?? [])
      }
    }
    let around = lengths(at: start).flatMap { length in
      all(EnglishDateWords.forward, at: length.end).map { length.ending(at: $0.end) }
        + all(EnglishDateWords.backward, at: length.end).map { $0.with(-length.value) }
    }
    return (ahead ?? []) + around
  }
}

import Language

// Seasons: 이번 여름, 올겨울, 내년 봄. A season alone (가을) is more often a name's first word than a time.

extension KoreanDateScanner {
  /// Three months each. Where a season begins people disagree, so all of them are uncertain.
  func seasons(at start: Int) -> [Found<DayWords>] {
    seasonsOfYears(at: start) + seasonsOfThisYear(at: start) + neighbouringSeasons(at: start)
  }

  /// 내년 봄, 2026년 여름. A winter is that of the year in which it begins.
  private func seasonsOfYears(at start: Int) -> [Found<DayWords>] {
    years(at: start).filter(\.value.standsAlone).flatMap { year in
      seasons(from: skipping("의", at: year.end)) { days(ofSeason: $0, year: year.value.number) }
    }
  }

  /// 올여름, 이번 여름; in January and February 올겨울 is the winter that is going on.
  private func seasonsOfThisYear(at start: Int) -> [Found<DayWords>] {
    guard let next = end(of: KoreanDateWords.thisYearsSeason, at: start) else { return [] }
    let today = reference.now.date
    return seasons(from: next) { month in
      days(ofSeason: month, year: today.year - (month == 12 && today.month < 3 ? 1 : 0))
    }
  }

  /// 지난겨울 is the last one that is over, 다음 여름 and 오는 여름 the next one that begins.
  private func neighbouringSeasons(at start: Int) -> [Found<DayWords>] {
    let today = reference.now.date
    return KoreanDateWords.which.all(in: scalars, at: start).flatMap { which in
      seasons(from: which.end) { month in
        let seasons = (-2...1).compactMap { days(ofSeason: month, year: today.year + $0) }
        return switch which.value {
        case .last: seasons.last { $0.upperBound <= today }
        case .next, .coming: seasons.first { $0.lowerBound > today }
        case .this: nil
        }
      }
    }
  }

  private func seasons(from start: Int, days: (Int) -> Range<CivilDate>?) -> [Found<DayWords>] {
    KoreanDateWords.seasons.all(in: scalars, at: start).compactMap { season in
      days(season.value).map { season.with(DayWords.days($0), uncertain: true) }
    }
  }

  private func days(ofSeason month: Int, year: Int) -> Range<CivilDate>? {
    CivilDate(year: year, month: month, day: 1).map { $0..<$0.adding(months: 3) }
  }
}

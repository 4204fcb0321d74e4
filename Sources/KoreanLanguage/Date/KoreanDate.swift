public import Language

/// Reads Korean dates, times, spans, lengths and recurrences, and writes them.
///
/// ```swift
/// let now = CivilMoment(today, hour: 10)   // a Saturday, 21 November 2026
/// KoreanDate.read("다음 주 화요일 저녁 일곱 시 반", now: now)?.text(in: .fixed(hours: 9))
/// // "2026-11-24T19:30:00+09:00"
/// ```
///
/// A date without a year, a day of the week and a time without a day mean the next one. So does an hour
/// without a part of the day, which therefore is uncertain. Source of the rules: the usage notes of the
/// Standard Korean Dictionary, and ISO 8601 for weeks.
public enum KoreanDate {
  /// What a whole text says; nil if it is anything else.
  ///
  /// - Parameter zone: needed for lengths of hours across a change of clocks, and for moments given with an offset.
  public static func read(
    _ text: String, now: CivilMoment, zone: CivilZone = .fixed(hours: 0)
  ) -> DateReading? {
    let normal = NormalText(text)
    let readings = all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore, now: now, zone: zone)
    return readings.first { reading in
      reading.end == normal.count
        || KoreanDateWords.closers.all(in: normal.scalars, at: reading.end).contains {
          $0.end == normal.count
        }
    }
  }

  /// Every reading that begins at a place, the longest first; of equally long ones the likeliest first.
  ///
  /// - Parameters:
  ///   - scalars: a normal form, without spaces.
  ///   - start: where the date must begin.
  ///   - spaceBefore: where the user put spaces (`NormalText.spaceBefore`), which keep digits apart; empty if
  /// unknown.   - now: what the text counts from.   - zone: needed for lengths of hours across a change of
  /// clocks, and for moments given with an offset.
  public static func all(
    in scalars: [Unicode.Scalar], from start: Int, spaceBefore: SpaceMarks = [], now: CivilMoment,
    zone: CivilZone = .fixed(hours: 0)
  ) -> [DateReading] {
    all(in: scalars, from: start, spaceBefore: spaceBefore, reference: DateReference(now: now, zone: zone))
  }

  static func all(
    in scalars: [Unicode.Scalar], from start: Int, spaceBefore: SpaceMarks, reference: DateReference
  ) -> [DateReading] {
    guard start < scalars.count, KoreanDateScanner.mayBegin(scalars[start]) else { return [] }
    let scanner = KoreanDateScanner(scalars: scalars, spaceBefore: spaceBefore, reference: reference)
    return scanner.readings(at: start).ordered
  }
}

public import Language

/// Reads English dates, times, spans, lengths and recurrences.
///
/// ```swift
/// EnglishDate.read("next Tuesday evening", now: now)   // a span
/// EnglishDate.read("in half an hour", now: now)        // a minute
/// EnglishDate.read("every Monday at 9 am", now: now)   // a recurrence
/// ```
///
/// Numeric dates have the month first (3/12 is 12 March). A date without a year, a day of the week and a time
/// without a day mean the next one; so does an hour without a part of the day, which therefore is uncertain.
public enum EnglishDate {
  /// What a whole text says; nil if it is anything else.
  ///
  /// - Parameter zone: needed for lengths of hours across a change of clocks.
  public static func read(
    _ text: String, now: CivilMoment, zone: CivilZone = .fixed(hours: 0)
  ) -> DateReading? {
    let normal = NormalText(text)
    return all(in: normal.scalars, from: 0, spaceBefore: normal.spaceBefore, now: now, zone: zone)
      .first { $0.end == normal.count }
  }

  /// Every reading that begins at a place, the longest first; of equally long ones the likeliest first.
  ///
  /// - Parameters:
  ///   - scalars: a normal form, without spaces.
  ///   - start: where the date must begin, which must be where a word may begin.
  ///   - spaceBefore: where the user put spaces (`NormalText.spaceBefore`); empty if unknown.
  ///   - now: what the text counts from.
  ///   - zone: needed for lengths of hours across a change of clocks.
  public static func all(
    in scalars: [Unicode.Scalar], from start: Int, spaceBefore: SpaceMarks = [], now: CivilMoment,
    zone: CivilZone = .fixed(hours: 0)
  ) -> [DateReading] {
    all(in: scalars, from: start, spaceBefore: spaceBefore, reference: DateReference(now: now, zone: zone))
  }

  static func all(
    in scalars: [Unicode.Scalar], from start: Int, spaceBefore: SpaceMarks, reference: DateReference
  ) -> [DateReading] {
    guard start < scalars.count, scalars[start].isASCII else { return [] }
    let scanner = EnglishDateScanner(scalars: scalars, spaceBefore: spaceBefore, reference: reference)
    return scanner.isBoundary(start) ? scanner.readings(at: start).ordered : []
  }
}

// Dates in a sentence about the past: 7월 5일에 다녀왔다고 means the last fifth of July, not the next one.

extension DateReference {
  /// Readings that lie ahead, read again as the last time that they were; the others stay.
  ///
  /// - Parameters:
  ///   - readings: what the words mean if they look ahead.
  ///   - read: reads the same words against another reference.
  package func lookingBack(_ readings: [DateReading], read: (DateReference) -> [DateReading]) -> [DateReading]
  {
    let earlier = floors.map { read(after($0)) }
    return readings.map { reading in
      guard reading.recurrence == nil, let start = reading.start, start > now else { return reading }
      let last = earlier.joined().first {
        $0.end == reading.end && $0.role == reading.role && $0.isInterval == reading.isInterval
          && ($0.start.map { $0 <= now } ?? false)
      }
      return last ?? reading
    }
  }

  /// From where “the next one” is the last one before now: a time of day, a day of the week, of the month, of the year.
  private var floors: [CivilMoment] {
    let date = now.date
    return [date.adding(days: -1), date.adding(days: -7), date.adding(months: -1), date.adding(months: -12)]
      .map {
        CivilMoment($0, second: now.secondOfDay)
      }
  }
}

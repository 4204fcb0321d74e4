import EnglishLanguage
import Language
import Testing

struct EnglishDateWritingTests {
  @Test("Readings are repeated for the eye and for the ear", arguments: rows)
  func writes(row: (said: String, shown: String, spoken: String)) throws {
    let reading = try #require(EnglishDate.read(row.said, now: DateNotation.now), "\(row.said)")
    #expect(EnglishDate.write(reading, now: DateNotation.now) == row.shown)
    #expect(EnglishDate.write(reading, as: .spoken, now: DateNotation.now) == row.spoken)
  }

  static let rows: [(said: String, shown: String, spoken: String)] = [
    ("March 12 at 3:30 pm", "Wed, March 12, 3:30 pm", "Wednesday, March twelfth at three thirty P M"),
    ("tomorrow", "Thu, March 13", "Thursday, March thirteenth"),
    ("noon", "Wed, March 12, 12 noon", "Wednesday, March twelfth at twelve noon"),
    ("March 14 at midnight", "Fri, March 14, 12 midnight", "Friday, March fourteenth at twelve midnight"),
    (
      "February 17, 2026 at 3 pm", "Tue, February 17, 2026, 3 pm",
      "Tuesday, February seventeenth two thousand twenty-six at three P M"
    ),
    ("in 30 seconds", "Wed, March 12, 10:00:30 am", "Wednesday, March twelfth at ten A M and thirty seconds"),
    ("around 3 pm", "around Wed, March 12, 3 pm", "around Wednesday, March twelfth at three P M"),
    ("by Friday", "by Fri, March 14", "by Friday, March fourteenth"),
    ("before 3 pm", "before Wed, March 12, 3 pm", "before Wednesday, March twelfth at three P M"),
    ("after 3 pm", "after Wed, March 12, 3 pm", "after Wednesday, March twelfth at three P M"),
    ("from 3 to 5 pm", "Wed, March 12, 3 pm to 5 pm", "Wednesday, March twelfth at three P M to five P M"),
    (
      "next week", "Mon, March 17 to Sun, March 23",
      "Monday, March seventeenth to Sunday, March twenty-third"
    ), ("an hour and a half", "1 hour 30 minutes", "one hour thirty minutes"),
    ("three days", "3 days", "three days"), ("one year", "1 year", "one year"),
    ("every day at 7 am", "every day at 7 am", "every day at seven A M"),
    ("every evening", "every evening", "every evening"),
    ("every night at 10", "every day at 10 pm", "every day at ten P M"),
    (
      "every Monday, Wednesday and Friday at 7 pm", "every Monday, Wednesday and Friday at 7 pm",
      "every Monday, Wednesday and Friday at seven P M"
    ), ("weekdays", "every weekday", "every weekday"), ("every weekend", "every weekend", "every weekend"),
    ("every other Friday", "every other Friday", "every other Friday"),
    ("every other week", "every 2 weeks", "every two weeks"),
    ("every three hours", "every 3 hours", "every three hours"),
    ("twice a day", "twice a day", "twice a day"),
    ("three times a week", "3 times a week", "three times a week"),
    ("every month on the 15th", "every month on the 15th", "every month on the fifteenth"),
    ("every month on the last day", "every month on the last day", "every month on the last day"),
    ("every month on the first Monday", "every month on the first Monday", "every month on the first Monday"),
    ("every year on October 6", "every year on October 6", "every year on October sixth"),
    (
      "every weekday from 9 am to 6 pm", "every weekday from 9 am to 6 pm",
      "every weekday from nine A M to six P M"
    ),
    (
      "every day at 7 am from March 13 until March 20",
      "every day at 7 am from Thu, March 13 until Thu, March 20",
      "every day at seven A M from Thursday, March thirteenth until Thursday, March twentieth"
    ),
  ]

  @Test("What is written is read again, for the eye and for the ear")
  func roundTrips() {
    for step in 0..<400 {
      let moment = DateNotation.now.adding(seconds: 60 * (1 + step * 1_373))
      for style in [EnglishDate.Style.shown, .spoken] {
        let text = EnglishDate.write(moment, as: style, now: DateNotation.now)
        #expect(EnglishDate.read(text, now: DateNotation.now)?.start == moment, "\(text)")
      }
    }
  }

  @Test("Readings that are written mean the same when they are read again", arguments: rows)
  func roundTripsReadings(row: (said: String, shown: String, spoken: String)) throws {
    let reading = try #require(EnglishDate.read(row.said, now: DateNotation.now))
    let again = EnglishDate.read(row.shown, now: DateNotation.now)
    #expect(
      again?.start == reading.start && again?.duration == reading.duration
        && again?.period == reading.period)
    #expect(again?.recurrence == reading.recurrence && again?.role == reading.role)
  }

  @Test("Lengths that are written are read again", arguments: [1, 15, 60, 90, 600, 1_439])
  func roundTripsLengths(minutes: Int) {
    let duration = CivilDuration(seconds: minutes * 60)
    for style in [EnglishDate.Style.shown, .spoken] {
      let text = EnglishDate.write(duration, as: style)
      #expect(EnglishDate.read(text, now: DateNotation.now)?.duration == duration, "\(text)")
    }
  }

  @Test("No length is written as nothing")
  func writesZero() {
    #expect(EnglishDate.write(CivilDuration()) == "0 minutes")
    #expect(EnglishDate.write(CivilDuration(), as: .spoken) == "zero minutes")
  }
}

/// What English says on Wednesday, 12 March 2025, at 10:00: the meaning, and ways to say it separated by
/// bars.
enum EnglishDateCorpus {
  typealias Row = (meaning: String, ways: String)

  static let all: [Row] =
    days + dates + clocks + together + offsets + lengths + spans + roles + recurrences

  static let days: [Row] = [
    ("2025-03-10", "the day before yesterday|day before yesterday"), ("2025-03-11", "yesterday"),
    ("2025-03-12", "today|Today."),
    ("2025-03-13", "tomorrow|tmrw|the next day"), ("2025-03-14", "the day after tomorrow|day after tomorrow"),
    ("2025-03-14", "Friday|on Friday|this coming Friday|fri"), ("2025-03-14 ?", "this Friday"),
    ("2025-03-19 ?", "Wednesday"),
    ("2025-03-18 ?", "next Tuesday|next tue"), ("2025-03-11 ?", "last Tuesday"),
    ("2025-03-05 ?", "last Wednesday|this past Wednesday"),
    ("2025-03-18", "next week Tuesday|Tuesday next week|Tuesday of next week|next week on Tuesday"),
    ("2025-03-16 ?", "Sunday this week"),
    ("2025-03-03/2025-03-10", "last week"), ("2025-03-10/2025-03-17", "this week"),
    ("2025-03-17/2025-03-24", "next week"),
    ("2025-03-24/2025-03-31", "the week after next"),
    ("2025-03-15/2025-03-17", "this weekend|the weekend|on the weekend"),
    ("2025-03-22/2025-03-24", "next weekend"),
    ("2025-03-12T10:00", "now|right now"),
  ]

  static let dates: [Row] = [
    (
      "2025-04-12",
      "April 12|April 12th|the 12th of April|12 April|12th April|April the twelfth|4/12|4/12/2025|4/12/25|2025-04-12|2025/4/12|April 12, 2025|12 April 2025|Apr. 12|Saturday, April 12|Sat Apr 12|on April 12"
    ),
    ("2025-03-12", "3/12|the 12th|March 12|the 12th of March|the twelfth|12th of this month"),
    ("2026-03-11", "3/11|March 11"), ("2025-04-12 ?", "Friday, April 12"),
    ("2025-04-05", "the 5th of next month"),
    ("2025-03-22", "next Saturday the 22nd|Saturday the 22nd|this coming Saturday, March 22"),
    ("2025-03-28 ?", "next Saturday the 28th"),
    ("2026-03-12", "March 12, 2026|March 12 next year|3/12/2026|12th of March 2026"),
    ("2025-05-01/2025-06-01", "May|May 2025"), ("2025-02-01/2025-03-01", "last month"),
    ("2025-04-01/2025-05-01", "next month|April"),
    ("2026-02-01/2026-03-01", "February"), ("2025-05-05", "the first Monday of May|first Monday in May"),
    ("2025-03-28", "the last Friday of the month|the last Friday of this month"),
    ("2025-03-31", "the last day of the month|the last day of March"),
    ("2025-12-25", "Christmas|Christmas Day|xmas"), ("2025-12-24", "Christmas Eve|the day before Christmas"),
    ("2025-12-26", "the day after Christmas"), ("2025-12-23", "two days before Christmas"),
    ("2026-01-01", "New Year's Day"),
    ("2025-10-06", "Chuseok"), ("2026-02-17", "Seollal|lunar new year"),
    ("2024-12-25", "Christmas 2024|Christmas last year"), ("2025-03-21", "a week from Friday"),
    ("2025-03-20", "a week from tomorrow"), ("2025-10-31", "Halloween"),
  ]

  static let clocks: [Row] = [
    ("2025-03-12T19 ?", "at 7|7 o'clock|seven o'clock|at seven|at 7 o’clock"),
    (
      "2025-03-12T19",
      "7pm|7 pm|7 p.m.|at 7 PM|seven pm|7 in the evening|seven in the evening|at 7 in the evening|19 o'clock"
    ), ("2025-03-13T07", "7am|7 a.m.|at 7 in the morning|seven in the morning"),
    ("2025-03-12T19:30", "7:30pm|7:30 p.m.|seven thirty pm|half past seven in the evening|19:30|at 19:30"),
    ("2025-03-12T19:30 ?", "7:30|seven thirty|half past seven|at seven thirty"),
    ("2025-03-12T14:45 ?", "quarter to three|a quarter to three|fifteen to three|2:45"),
    ("2025-03-12T15:15 ?", "quarter past three|a quarter past 3"),
    ("2025-03-12T15:10 ?", "ten past three|ten minutes past three|10 after 3"),
    ("2025-03-12T14:50 ?", "ten to three|ten minutes to three"), ("2025-03-12T15:05 ?", "three oh five"),
    ("2025-03-12T12", "noon|midday|at noon|12 noon"),
    ("2025-03-13T00 ?", "midnight|at midnight|12 am|12 at night"), ("2025-03-12T12 ?", "12 pm"),
    ("2025-03-12T18:00/2025-03-13T00:00", "tonight"), ("2025-03-12T05:00/2025-03-12T11:00", "this morning"),
    ("2025-03-12T17:00/2025-03-12T22:00", "this evening|in the evening"),
    ("2025-03-12T15 ~ ?", "around 3|about three|at about 3"), ("2025-03-12T15 ~", "around 3 pm|about 3pm"),
    ("2025-03-12T15 ?", "at 3 sharp|3 o'clock"),
    ("2025-03-12T22", "10 at night|ten pm"), ("2025-03-12T15:30:20", "15:30:20"),
  ]

  static let together: [Row] = [
    ("2025-03-13T07 ?", "tomorrow at 7|at 7 tomorrow|tomorrow at seven"),
    (
      "2025-03-13T07",
      "tomorrow at 7 am|tomorrow morning at 7|7 am tomorrow|7 tomorrow morning|at 7 tomorrow morning|tomorrow at 7 in the morning|at seven in the morning tomorrow"
    ), ("2025-03-12T19", "tonight at 7|7 tonight|at 7 tonight|this evening at seven"),
    ("2025-03-18T17:00/2025-03-18T22:00 ?", "next Tuesday evening|next tuesday in the evening"),
    ("2025-03-18T19:30 ?", "next Tuesday at 7:30 pm|7:30pm next Tuesday|next Tuesday evening at 7:30"),
    (
      "2025-04-12T15:30",
      "April 12 at 3:30 PM|3:30 pm on April 12|April 12, 3:30pm|Saturday, April 12 at 15:30|2025-04-12 15:30|4/12 3:30pm"
    ),
    ("2025-03-13T05:00/2025-03-13T11:00", "tomorrow morning"),
    ("2025-03-14T12", "Friday at noon|noon on Friday"), ("2025-03-13T00 ?", "tomorrow at midnight"),
    ("2025-03-15T09", "in three days at 9 am"), ("2025-03-14T18:00/2025-03-15T00:00", "Friday night"),
    ("2025-03-12T18:00/2025-03-13T00:00 ?", "Wednesday night"), ("2025-03-19T09 ?", "Wednesday at 9 am"),
    ("2025-03-11T18:00/2025-03-12T00:00", "last night"),
  ]

  static let offsets: [Row] = [
    (
      "2025-03-12T10:30",
      "in half an hour|in 30 minutes|in thirty minutes|half an hour from now|30 minutes from now|30 min from now|in 30min|in a half hour"
    ), ("2025-03-12T11:00", "in an hour|in one hour|in 1 hour|an hour from now"),
    (
      "2025-03-12T11:30",
      "in an hour and a half|in one and a half hours|in 1.5 hours|in 90 minutes|in 1 hour 30 minutes|in 1h30m"
    ),
    ("2025-03-12T12:30", "in two and a half hours"), ("2025-03-12T09:50", "10 minutes ago|ten minutes ago"),
    ("2025-03-15", "in three days|three days from now|3 days later|in 3 days"),
    ("2025-03-09", "three days ago"),
    ("2025-03-19", "in a week|a week from now|a week from today|one week from now"),
    ("2025-03-26", "in two weeks|in a fortnight|two weeks from now"),
    ("2025-04-12", "in a month|a month from now"), ("2026-03-12", "in a year"), ("2025-02-12", "a month ago"),
    ("2025-03-12T10:15", "in a quarter of an hour|in fifteen minutes"),
    ("2025-03-12T12:00", "in a couple of hours"),
  ]

  static let lengths: [Row] = [
    ("PT1H", "an hour|one hour|1 hour|1h|60 minutes|for an hour"),
    (
      "PT1H30M",
      "an hour and a half|one and a half hours|1.5 hours|1 hour 30 minutes|an hour and 30 minutes|1h 30m|90 minutes|1 hr 30 min"
    ), ("PT30M", "half an hour|30 minutes|30 min|a half hour|30min"),
    ("P3D", "three days|3 days|for three days"), ("P7D", "a week|one week"),
    ("P14D", "a fortnight|two weeks"),
    ("P1M", "a month"), ("P1Y6M", "a year and a half|one and a half years"),
    ("PT30M ~", "about 30 minutes|around half an hour"), ("PT20S", "20 seconds"),
    ("PT15M", "a quarter of an hour|15 mins"),
  ]

  static let spans: [Row] = [
    (
      "2025-03-12T15:00/2025-03-12T17:00",
      "from 3 to 5 pm|3-5pm|3 to 5 pm|from 3 pm to 5 pm|3pm-5pm|between 3 and 5 pm|from 3 pm until 5|from three to five in the afternoon|15:00-17:00|from 3 pm for two hours|from 15:00 to 17:00"
    ), ("2025-03-12T15:00/2025-03-12T17:00 ?", "from 3 to 5|between 3 and 5|from three until five"),
    ("2025-03-13T10:00/2025-03-13T14:00", "from 10 to 2 pm"),
    (
      "2025-03-13T15:00/2025-03-13T17:00",
      "tomorrow from 3 to 5 pm|from 3 to 5 pm tomorrow|tomorrow from 3 pm to 5 pm"
    ), ("2025-03-17/2025-03-22", "from Monday to Friday|Monday to Friday|Monday through Friday"),
    ("2025-04-12/2025-04-16", "April 12 to April 15|from April 12 to April 15|4/12-4/15|April 12 - April 15"),
    ("2025-03-13/2025-03-15", "from tomorrow to the day after tomorrow|from tomorrow until Friday"),
    ("2025-03-12T22:00/2025-03-13T02:00", "from 10 pm to 2 am"),
    ("2025-03-12T10:00/2025-03-12T17:00", "from now until 5 pm"),
    ("2025-03-13/2025-03-16", "from tomorrow for three days"),
  ]

  static let roles: [Row] = [
    ("until 2025-03-14", "by Friday|until Friday|no later than Friday"),
    ("until 2025-03-12T18", "by 6 pm|until 6pm"), ("until 2025-03-12T18 ?", "by 6|by six"),
    ("before 2025-03-12T15", "before 3 pm"),
    ("before 2025-03-13T12", "before noon tomorrow|before tomorrow at noon"),
    ("since 2025-03-12T15", "after 3 pm|from 3 pm|since 3pm"),
    ("until 2025-03-12T10:30", "within 30 minutes|within half an hour|within the next 30 minutes"),
  ]

  static let recurrences: [Row] = [
    ("2025-03-12 FREQ=DAILY", "every day|daily|each day|once a day"),
    (
      "2025-03-13T07:00 FREQ=DAILY;BYHOUR=7;BYMINUTE=0",
      "every day at 7 am|7 am every day|daily at 7 am|every morning at 7|at 7 am each day"
    ), ("2025-03-12T19:00 FREQ=DAILY;BYHOUR=19;BYMINUTE=0 ?", "every day at 7"),
    (
      "2025-03-17 FREQ=WEEKLY;BYDAY=MO",
      "every Monday|Mondays|on Mondays|each Monday|every week on Monday|weekly on Monday"
    ),
    (
      "2025-03-17T09:00 FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0",
      "every Monday at 9 am|9 am every Monday|Mondays at 9am"
    ),
    (
      "2025-03-12 FREQ=WEEKLY;BYDAY=MO,WE,FR",
      "every Monday, Wednesday and Friday|Mondays, Wednesdays and Fridays|every Mon, Wed, and Fri|every Monday Wednesday Friday"
    ), ("2025-03-12 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday|weekdays|on weekdays"),
    (
      "2025-03-13T08:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=0",
      "weekdays at 8 am|every weekday at 8 in the morning"
    ), ("2025-03-15 FREQ=WEEKLY;BYDAY=SA,SU", "every weekend|weekends|on weekends"),
    ("2025-03-12 FREQ=WEEKLY;INTERVAL=2", "every other week|biweekly|every two weeks|fortnightly"),
    (
      "2025-03-14 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR",
      "every other Friday|every two weeks on Friday|every second Friday"
    ),
    ("2025-03-12 FREQ=HOURLY;INTERVAL=3", "every three hours|every 3 hours"),
    ("2025-03-12 FREQ=HOURLY", "every hour|hourly"),
    ("2025-03-12 FREQ=MINUTELY;INTERVAL=30", "every 30 minutes|every half an hour|every half hour"),
    ("2025-04-01 FREQ=MONTHLY;BYMONTHDAY=1", "every month on the 1st|monthly on the first"),
    ("2025-03-31 FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day"),
    ("2025-04-07 FREQ=MONTHLY;BYDAY=1MO", "every month on the first Monday"),
    ("2025-03-12 FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=12", "every year on March 12|yearly on March 12th"),
    ("2025-12-25 FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25", "every year on Christmas"),
    ("2025-03-12 FREQ=DAILY;INTERVAL=2", "every other day|every two days|every second day"),
    ("2025-03-12 FREQ=DAILY ×2", "twice a day|two times a day|2 times per day"),
    ("2025-03-12 FREQ=WEEKLY ×3", "three times a week"),
    ("2025-03-12T17:00 FREQ=DAILY evening", "every evening"),
    (
      "2025-03-13T09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0;DURATION=PT9H",
      "every weekday from 9 am to 6 pm|weekdays 9 am to 6 pm|weekdays from 9 am until 6 pm"
    ),
    (
      "2025-03-13T09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0;DURATION=PT9H ?",
      "every weekday from 9 to 6"
    ),
    (
      "2025-03-12T14:00 FREQ=DAILY;BYHOUR=14;BYMINUTE=0;DURATION=PT2H",
      "every day from 2 to 4 pm|daily 2-4 pm|every day between 2 and 4 pm"
    ),
    (
      "2025-03-13T07:00 FREQ=DAILY;BYHOUR=7;BYMINUTE=0",
      "from tomorrow every day at 7 am|every day at 7 am starting tomorrow"
    ),
    (
      "2025-03-13T07:00 FREQ=DAILY;BYHOUR=7;BYMINUTE=0;UNTIL=20250314T235959",
      "every day at 7 am until Friday|until Friday every day at 7 am"
    ),
    (
      "2025-04-07 FREQ=WEEKLY;BYDAY=MO;UNTIL=20250531T235959",
      "every Monday from April 1 to May 31|every Monday from April 1 until May 31"
    ),
    ("2025-03-12 FREQ=WEEKLY", "once a week|weekly|every week"),
  ]

  static let none = [
    "", "sunflower", "mondayish", "marching", "seven", "7", "two bowls", "tonightly", "a chicken",
    "second helping", "may I", "13/40", "February 30", "25 o'clock", "7:60", "at 25", "today chicken",
    "in a chicken", "an hourglass", "sat down", "13 pm", "every chicken", "later", "soon", "2025-02-29",
    "next", "the", "from 3 to chicken", "at", "on", "daybreak", "wedding",
    "decaf", "3 5",
  ]
}

import Language

/// The phrases of which English dates are made, in normal form.
enum EnglishDateWords {
  static let days = WordTable<Int>(phrases: [
    ("the day before yesterday|day before yesterday", -2), ("yesterday", -1), ("today|this day", 0),
    ("tomorrow|tmrw|tomorow|tommorow|the next day|the following day", 1),
    ("the day after tomorrow|day after tomorrow|overmorrow", 2),
  ])

  static let weekdays = WordTable<Weekday>(phrases: [
    ("monday|mon|mon.", .monday), ("tuesday|tue|tues|tue.|tues.", .tuesday),
    ("wednesday|wed|weds|wed.", .wednesday),
    ("thursday|thu|thur|thurs|thu.|thurs.", .thursday), ("friday|fri|fri.", .friday),
    ("saturday|sat|sat.", .saturday),
    ("sunday|sun|sun.", .sunday),
  ])

  static let pluralWeekdays = WordTable<Weekday>(phrases: [
    ("mondays", .monday), ("tuesdays", .tuesday), ("wednesdays", .wednesday), ("thursdays", .thursday),
    ("fridays", .friday), ("saturdays", .saturday), ("sundays", .sunday),
  ])

  /// Which one of its name a day of the week is.
  enum Which { case last, this, next, coming }

  static let which = WordTable<Which>(phrases: [
    ("last|the last|the previous|this past|this last|the past", .last), ("this", .this),
    ("next|the next", .next),
    ("this coming|coming|the coming|upcoming|this upcoming|the upcoming", .coming),
  ])

  static let weeks = WordTable<Int>(phrases: [
    ("the week before last", -2), ("last week", -1), ("this week", 0), ("next week|the following week", 1),
    ("the week after next", 2),
  ])

  static let weekends = WordTable<Int>(phrases: [
    ("last weekend", -1), ("this weekend|the weekend|this coming weekend", 0), ("next weekend", 1),
  ])

  static let months = WordTable<Int>(phrases: [
    ("last month", -1), ("this month|the month", 0), ("next month", 1),
  ])

  static let years = WordTable<Int>(phrases: [("last year", -1), ("this year", 0), ("next year", 1)])

  static let monthNames = WordTable<Int>(phrases: [
    ("january|jan|jan.", 1), ("february|feb|feb.", 2), ("march|mar|mar.", 3), ("april|apr|apr.", 4),
    ("may", 5),
    ("june|jun|jun.", 6), ("july|jul|jul.", 7), ("august|aug|aug.", 8), ("september|sep|sept|sep.|sept.", 9),
    ("october|oct|oct.", 10), ("november|nov|nov.", 11), ("december|dec|dec.", 12),
  ])

  static let lastDay = WordTable(phrases: "the last day of|last day of|the last day|last day")

  static let weeksOfMonth = WordTable<Int>(phrases: [
    ("the first|first", 1), ("the second|second", 2), ("the third|third", 3), ("the fourth|fourth", 4),
    ("the last|last", -1),
  ])

  /// A part of the day: the hours it covers, and how hours are said in it (3 in the morning is no 아침).
  static let parts = WordTable<Part>(phrases: [
    ("in the morning|morning|mornings", Part(.morning, .forenoon)),
    ("in the afternoon|afternoon|afternoons", Part(.afternoon, .afternoon)),
    ("in the evening|evening|evenings", Part(.evening, .evening)),
    ("at night|in the night|night|nights", Part(.night, .night)),
    ("at lunch|at lunchtime|lunchtime|lunch|over lunch", Part(.lunch, .lunch)),
    ("at dawn|dawn", Part(.dawn, .dawn)),
  ])

  struct Part: Sendable {
    var span: DayPart
    var hours: DayPart

    init(_ span: DayPart, _ hours: DayPart) {
      self.span = span
      self.hours = hours
    }
  }

  /// A part of a day close to today.
  static let dayParts = WordTable<(days: Int, part: Part)>(phrases: [
    ("tonight|tonite", (0, Part(.night, .night))), ("this morning", (0, Part(.morning, .forenoon))),
    ("this afternoon", (0, Part(.afternoon, .afternoon))), ("this evening", (0, Part(.evening, .evening))),
    ("last night", (-1, Part(.night, .night))),
  ])

  static let halves = WordTable<DayPart>(phrases: [
    ("am|a.m.|a.m|a m", .forenoon), ("pm|p.m.|p.m|p m", .afternoon),
  ])

  static let noon = WordTable(phrases: "noon|midday|12 noon|twelve noon")
  static let midnight = WordTable(phrases: "midnight|12 midnight|twelve midnight")
  static let now = WordTable(phrases: "now|right now")
  static let sharp = WordTable(phrases: "sharp|on the dot|exactly")
  static let oClock = WordTable(phrases: "o'clock|oclock|o clock")
  static let past = WordTable(phrases: "past|after|minutes past|minutes after")
  static let to = WordTable(phrases: "to|till|til|before|of|minutes to|minutes before")

  static let forward = WordTable(phrases: "from now|later|hence|from today")
  static let backward = WordTable(phrases: "ago|before now|earlier")
  static let within = WordTable(phrases: "within|within the next|in the next|in under")
  static let about = WordTable(phrases: "about|around|approximately|roughly|at about|at around|circa")

  static let roles = WordTable<DateReading.Role>(phrases: [
    ("by|until|till|til|no later than|not later than|up to|through", .until),
    ("before|earlier than|prior to", .before),
    ("after|since|from|starting|starting from|no earlier than|as of", .since),
  ])

  static let from = WordTable(phrases: "from|between")
  static let through = WordTable(phrases: "to|until|till|til|through|and|-|~")

  static let holidays: [(phrases: String, holiday: Holiday)] = [
    ("new year's day|new years day|new year's|the new year", .fixed(month: 1, day: 1)),
    ("valentine's day|valentines day", .fixed(month: 2, day: 14)), ("halloween", .fixed(month: 10, day: 31)),
    ("independence movement day", .fixed(month: 3, day: 1)),
    ("children's day|childrens day", .fixed(month: 5, day: 5)),
    ("labor day|labour day|may day", .fixed(month: 5, day: 1)), ("memorial day", .fixed(month: 6, day: 6)),
    ("liberation day", .fixed(month: 8, day: 15)), ("hangul day|hangeul day", .fixed(month: 10, day: 9)),
    ("christmas eve", .fixed(month: 12, day: 24)),
    ("christmas|christmas day|xmas", .fixed(month: 12, day: 25)),
    ("boxing day|st stephen's day", .fixed(month: 12, day: 26)),
    ("new year's eve|new years eve", .fixed(month: 12, day: 31)),
    ("seollal|lunar new year|korean new year|lunar new year's day", .lunarNewYear), ("chuseok", .chuseok),
    ("buddha's birthday|buddhas birthday", .buddhasBirthday), ("dano", .dano),
  ]

  static let holidayNames = WordTable<Holiday>(phrases: holidays.map { ($0.phrases, $0.holiday) })

  static let regular = WordTable<Recurrence>(phrases: [
    ("every day|each day|daily|everyday", Recurrence(.daily)),
    ("every other day|every second day", Recurrence(.daily, interval: 2)),
    ("every week|each week|weekly", Recurrence(.weekly)),
    ("every other week|every second week|biweekly|fortnightly", Recurrence(.weekly, interval: 2)),
    ("every month|each month|monthly", Recurrence(.monthly)),
    ("every other month|every second month", Recurrence(.monthly, interval: 2)),
    ("every year|each year|yearly|annually", Recurrence(.yearly)),
    ("every hour|each hour|hourly", Recurrence(.hourly)),
    ("every minute|each minute", Recurrence(.minutely)),
    ("every other hour|every second hour", Recurrence(.hourly, interval: 2)),
    ("every weekday|each weekday|weekdays|on weekdays", Recurrence(.weekly, weekdays: Weekday.workdays)),
    ("every weekend|each weekend|weekends|on weekends", Recurrence(.weekly, weekdays: Weekday.weekend)),
  ])

  static let periods = WordTable<Recurrence>(phrases: [
    ("a day|per day|daily|every day|each day", Recurrence(.daily)),
    ("a week|per week|weekly|every week|each week", Recurrence(.weekly)),
    ("a month|per month|monthly|every month|each month", Recurrence(.monthly)),
    ("a year|per year|yearly|every year|each year", Recurrence(.yearly)),
    ("an hour|per hour|hourly", Recurrence(.hourly)),
  ])
}

/// A part of the day, with the hours it covers and what an hour said with it means.
///
/// The hours are those of Korean usage (새벽 0–6, 아침 5–11, 오전 0–12, 점심 11–14, 낮 11–17, 오후 12–24, 저녁 17–22,
/// 밤 18–24); English parts of the day use the same ones.
public enum DayPart: String, CaseIterable, Hashable, Sendable {
  /// 새벽.
  case dawn
  /// 아침.
  case morning
  /// 오전, a.m.
  case forenoon
  /// 점심.
  case lunch
  /// 낮.
  case daytime
  /// 오후, p.m.
  case afternoon
  /// 저녁.
  case evening
  /// 밤.
  case night
  /// 한밤중, 심야.
  case lateNight

  /// The hours covered, counted from the start of the day; above 24 belongs to the night that follows it.
  public var hours: Range<Int> {
    switch self {
    case .dawn: 0..<6
    case .morning: 5..<11
    case .forenoon: 0..<12
    case .lunch: 11..<14
    case .daytime: 11..<17
    case .afternoon: 12..<24
    case .evening: 17..<22
    case .night: 18..<24
    case .lateNight: 23..<27
    }
  }

  /// The hour that a number on the clock means in this part, counted from the start of the day (밤 1시 is 25);
  /// nil where nobody says it.
  package func hour(_ hour: Int) -> Int? {
    switch self {
    case .dawn: hour == 12 ? 0 : hour < 8 ? hour : nil
    case .forenoon: hour == 12 ? 0 : hour < 12 ? hour : nil
    case .morning: (4...11).contains(hour) ? hour : nil
    case .lunch, .daytime: (10...17).contains(hour) ? hour : (1...5).contains(hour) ? hour + 12 : nil
    case .afternoon: (12...23).contains(hour) ? hour : (1...11).contains(hour) ? hour + 12 : nil
    case .evening:
      (16...23).contains(hour) ? hour : hour == 12 ? 24 : (4...11).contains(hour) ? hour + 12 : nil
    case .night, .lateNight: nightHour(hour)
    }
  }

  private func nightHour(_ hour: Int) -> Int? {
    switch hour {
    case 0, 12, 24: 24
    case 1...5: hour + 24
    case 6...11: hour + 12
    case 18...23: hour
    default: nil
    }
  }

  /// Whether an hour said with this part is worth repeating: it lies beyond midnight, or people read it both
  /// ways (밤 12시, 오전 12시).
  package func isUnclear(_ hour: Int) -> Bool {
    switch self {
    case .dawn, .forenoon, .afternoon: hour == 12
    case .night, .lateNight: hour == 12 || hour <= 5
    case .evening: hour == 12
    case .morning, .lunch, .daytime: false
    }
  }
}

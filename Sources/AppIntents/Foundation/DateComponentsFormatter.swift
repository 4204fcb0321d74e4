/// Writes how long something takes: `1시간 30분`, `1 hour, 30 minutes`, `1:30`.
public final class DateComponentsFormatter: @unchecked Sendable {
  // Unchecked: as on a phone, one that is shared is not changed.

  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 65536)
  }

  /// The units that are written; all from years to seconds unless set.
  public var allowedUnits: NSCalendar.Unit = []
  public var unitsStyle = UnitsStyle.positional
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units that are written; 0: all.
  public var maximumUnitCount = 0
  public var calendar: Calendar?
  /// `약 1시간`
  public var includesApproximationPhrase = false
  /// `1시간 남음`
  public var includesTimeRemainingPhrase = false
  /// From when a number of seconds counts, where months and years are written.
  public var referenceDate: Date?

  public init() {}

  /// Nil for what is no number of seconds.
  public func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + seconds)
  }

  public func string(from start: Date, to end: Date) -> String? {
    let units = LengthUnit.chosen(from: allowedUnits)
    let parts = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: start, to: end)
    return text(of: parts, in: units)
  }

  /// The components as they are; a larger unit is not made of smaller ones.
  public func string(from components: DateComponents) -> String? {
    let units = LengthUnit.chosen(from: allowedUnits)
    return text(of: components, in: units)
  }

  public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func text(of components: DateComponents, in units: [LengthUnit]) -> String? {
    let parts = written(units.map { LengthPart(unit: $0, count: components.value(for: $0.component) ?? 0) })
    let locale = calendar?.locale ?? .spoken
    if unitsStyle == .positional { return phrased(LengthPart.positional(parts), in: locale) }
    let texts = parts.map { $0.text(unitsStyle, in: locale) }
    return phrased(LengthPart.joined(texts, unitsStyle, in: locale), in: locale)
  }

  private func phrased(_ text: String, in locale: Locale) -> String {
    var phrase = text
    if includesApproximationPhrase {
      let about = LocalizedStringResource("약 \(phrase)", translations: ["en": "About \(phrase)"])
      phrase = about.text(in: locale.identifier)
    }
    if includesTimeRemainingPhrase {
      let left = LocalizedStringResource("\(phrase) 남음", translations: ["en": "\(phrase) remaining"])
      phrase = left.text(in: locale.identifier)
    }
    return phrase
  }

  private func written(_ parts: [LengthPart]) -> [LengthPart] {
    let kept = zeroFormattingBehavior.applied(to: parts, style: unitsStyle)
    return maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
  }
}

extension DateComponentsFormatter.ZeroFormattingBehavior {
  /// The parts that are written: at least one.
  func applied(to parts: [LengthPart], style: DateComponentsFormatter.UnitsStyle) -> [LengthPart] {
    let dropped = contains(.default) ? (style == .positional ? [.dropLeading] : .dropAll) : self
    guard !dropped.contains(.pad), let last = parts.last else { return parts }
    let some = parts.indices.filter { parts[$0].count != 0 }
    guard let first = some.first, let end = some.last else { return [last] }
    let kept = parts.indices.filter { index in
      if parts[index].count != 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      if index > end { return !dropped.contains(.dropTrailing) }
      return !dropped.contains(.dropMiddle)
    }
    return kept.map { parts[$0] }
  }
}

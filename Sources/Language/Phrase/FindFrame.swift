/// How things are found by their properties, as templates of one language: 별점 4.5점 넘는 가게 찾아줘.
///
/// In a template `#` is the value, `##` the second one of two, and `T` any title of the property. Comparisons are keyed as they are
/// written: `=`, `!=`, `<`, `<=`, `>`, `>=`, `between`, `contains`, `begins`, `ends`.
public struct FindFrame: Sendable {
  /// What an amount measures, seen from the title of its property: 값, 거리.
  public struct Measure: Sendable {
    /// Words of which a title has one.
    public var titles: [String]
    /// What a value of it is counted in.
    public var units: [String]
    /// What the thing with most of it is called, without a title: 비싼.
    public var most: [String]
    public var least: [String]
    /// What else the title may be said as: 평점, “rated”.
    public var otherTitles: [String]

    public init(
      titles: [String], units: [String], most: [String] = [], least: [String] = [], otherTitles: [String] = []
    ) {
      self.otherTitles = otherTitles
      self.titles = titles
      self.units = units
      self.most = most
      self.least = least
    }
  }

  public typealias Comparisons = [String: [String]]

  public var amounts: Comparisons
  public var dates: Comparisons
  public var names: Comparisons
  public var texts: Comparisons
  /// Those that hold (`=`) and those that do not (`!=`), of a property that is yes or no.
  public var booleans: Comparisons
  public var measures: [Measure]
  /// Orders in the notation of `BraceExpansion`, with `T`, and of an amount with `+` for its measure's own words.
  public var most: [String]
  public var least: [String]
  /// The same of a date, whose title is seldom said.
  public var latest: [String]
  public var earliest: [String]
  /// What may follow an amount and is not read as a part of its number, as a template.
  public var unitWords: String
  /// Words that leave a name out: 말고.
  public var exclusions: [String]
  /// Whole sentences: `<conditions>`, `<order>`, `<noun>` and `<limit>` stand for what is found. A part may stand several times.
  public var sentences: [String]
  /// The forms of a type's name: “restaurants”.
  public var nouns: @Sendable (_ name: String) -> [String]

  public init(
    amounts: Comparisons, dates: Comparisons, names: Comparisons, texts: Comparisons, booleans: Comparisons,
    measures: [Measure], most: [String], least: [String], latest: [String], earliest: [String],
    unitWords: String, exclusions: [String], sentences: [String],
    nouns: @escaping @Sendable (String) -> [String]
  ) {
    self.amounts = amounts
    self.dates = dates
    self.names = names
    self.texts = texts
    self.booleans = booleans
    self.measures = measures
    self.most = most
    self.least = least
    self.latest = latest
    self.earliest = earliest
    self.unitWords = unitWords
    self.exclusions = exclusions
    self.sentences = sentences
    self.nouns = nouns
  }

  /// What an amount with one of these titles measures; nil where the title does not tell.
  public func measure(_ titles: [String]) -> Measure? {
    measures.first { measure in measure.titles.contains { word in titles.contains { $0.contains(word) } } }
  }
}

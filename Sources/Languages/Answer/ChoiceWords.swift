import Language

/// The words between and behind the mentions of options.
enum ChoiceWords {
  /// One of two, but nobody knows which.
  static let alternatives = WordTable("이나 나 또는 아니면 혹은 or")
  /// Joins what is chosen together.
  static let joiners = WordTable("이랑 랑 하고 그리고 과 와 및 , and & + 거랑")
  /// From one to another.
  static let spans = WordTable("부터 에서 ~ - through to")
  /// From one on.
  static let fromHere = WordTable("부터다 부터전부 부터모두 부터쭉")
  /// All that was mentioned, with how many that must be.
  static let every = WordTable<Int?>([("둘다 두개다 둘모두", 2), ("셋다 세개다", 3), ("전부다 전부 모두 다", nil)])
  /// May stand directly behind a name.
  static let behindNames = WordTable("빼고 말고 제외 이나 나 또는 아니면 혹은")

  /// May go on behind a numeral of one syllable.
  static let behindNumerals = WordTable("부터 에서 까지")
  /// May end an answer behind one.
  static let endsOfNumerals = EndingTable(["요", "이요", "로", "으로", "로요", "으로요", "빼고", "말고"])
  /// Numerals that begin other words.
  static let otherWords = EndingTable(["네", "세", "두", "한", "서", "너", "석", "넉", "열", "만", "천", "백"])

  enum Exclusion: Sendable { case without, instead }

  /// Leave out what stands before them.
  static let exclusions = WordTable<Exclusion>([
    ("제외하고 제외해주세요 제외해줘 제외 빼고 빼주세요 빼줘", .without), ("말고", .instead),
  ])
  /// Leave out what stands behind them.
  static let allBut = WordTable("allbut everythingbut allexcept everythingexcept anythingbut")
  /// May stand before a word that leaves out.
  static let limits = WordTable("은 는 을 를 만")
  /// Behind 말고: nothing is named in place of what is left out.
  static let dismissals = EndingTable(["", "요", "다른거", "다른걸로", "다른것", "딴거"])
  /// All the others.
  static let remainders = WordTable("다 전부다 전부 모두다 모두 나머지다 나머지 나머지전부 나머지모두")
}

/// The words that say where an option stands in the list.
enum ChoicePlaces {
  enum Place: Sendable {
    case first, last, middle
    /// The first or last of two.
    case former, latter

    /// Its index in a list; nil if such a list has none.
    func index(of count: Int) -> Int? {
      guard count > 0 else { return nil }
      switch self {
      case .first: return 0
      case .last: return count - 1
      case .middle: return count % 2 == 1 ? count / 2 : nil
      case .former: return count == 2 ? 0 : nil
      case .latter: return count == 2 ? 1 : nil
      }
    }
  }

  static let words = WordTable<Place>([
    (
      """
      맨처음 맨위 맨앞 제일위 제일위에 제일앞 제일앞에 제일처음 처음 첫 맨위에 맨앞에 위에 위 앞에 왼쪽 가장위 가장위에 가장처음
      """, .first
    ),
    (
      """
      맨마지막 맨아래 맨밑 맨끝 맨뒤 제일아래 제일밑 제일끝 마지막 꼴찌 끝에 끝 아래 맨밑에 맨아래에 맨끝에 맨뒤에 밑에 밑 뒤에 오른쪽 제일아래에 제일밑에 제일끝에 제일뒤
      제일뒤에 제일마지막 가장아래 가장마지막
      """.split(whereSeparator: \.isWhitespace).joined(separator: " "), .last
    ),
    ("가운데 중간", .middle), ("전자", .former), ("후자", .latter),
  ])

  /// The end that places are counted from: 끝에서 두 번째.
  static let counted = WordTable<Place>([
    ("마지막에서 밑에서 아래에서 끝에서 뒤에서", .last), ("위에서 앞에서 처음에서", .first),
  ])
}

/// A table of endings that many heads share, so that an automaton compiles it once.
public enum TailSet: String, Hashable, Sendable, CaseIterable {
  /// Behind -아/어: 줘, 주세요, 줄 수 있어요. By itself it is the verb 주다.
  case giving
  /// Behind -아/어: nothing, 요, 라, 봐, 야겠다, 도 돼.
  case infinitive
  /// Behind the stem: 고 싶어, 자, 겠습니다, 기.
  case stem
  /// Behind the stem without ㄹ: 는 게 어때.
  case presentStem
  /// Behind the stem with 으, ㄹ kept: 면 좋겠어, 려고요.
  case conditional
  /// Behind the stem with 으, without ㄹ: 세요, 시겠어요.
  case honorific
  /// Behind -(으)ㄹ: 래요, 게요, 까요, 수 있어요.
  case prospective
  /// Behind -았/었: 으면 좋겠어.
  case wish
  /// Behind a verbal noun: nothing, 좀, 부탁해요, 바랍니다.
  case verbalNoun
  /// 부탁해 with what may stand before it, behind any noun.
  case asking
  /// Behind any other noun: nothing, 좀, 요.
  case plainNoun

  /// Question behind -았/었: 어, 나요, 습니까.
  case pastQuestion
  /// Question behind -아/어: nothing, 요.
  case infinitiveQuestion
  /// Question behind the stem: 나요, 니, 지.
  case presentQuestion
  /// Question behind -(으)ㄴ, of adjectives: 가요, 지.
  case attributiveQuestion
  /// Question behind -(으)ㄹ: 까요, 거야.
  case prospectiveQuestion
  /// Question behind the stem with 으: 세요, 시나요, 셨어요.
  case honorificQuestion
  /// Question behind a question word: 야, 예요, 인가요.
  case copulaQuestion

  /// Everything in the table, each text once.
  public var tails: [EndingTail] { Self.tables[self]?.tails ?? [] }

  /// The entry for a text without spaces.
  public func tail(_ text: String) -> EndingTail? { Self.tables[self]?.byText[text] }

  /// How many scalars the longest entry has.
  var longest: Int { Self.tables[self]?.longest ?? 0 }

  private struct Table: Sendable {
    var tails: [EndingTail] = []
    var byText: [String: EndingTail] = [:]
    var longest = 0

    init(_ rows: [TailRow]) {
      for row in rows {
        for text in BraceExpansion.expand(row.pattern) where byText[text] == nil {
          let tail = EndingTail(text: text, family: row.family, askFirst: row.askFirst)
          tails.append(tail)
          byText[text] = tail
          longest = max(longest, text.unicodeScalars.count)
        }
      }
    }
  }

  private static let tables: [TailSet: Table] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Table($0.rows)) })
}

/// One line of a table: endings that belong together, in the notation of `BraceExpansion`.
struct TailRow {
  let family: EndingFamily?
  let askFirst: AskFirst
  let pattern: String

  init(_ family: EndingFamily?, _ pattern: String) { self.init(family, .never, pattern) }

  init(_ family: EndingFamily?, _ askFirst: AskFirst, _ pattern: String) {
    self.family = family
    self.askFirst = askFirst
    self.pattern = pattern
  }
}

import Language
import Synchronization

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
  public func tail(_ text: String) -> EndingTail? {
    let scalars = Array(text.unicodeScalars)
    return tail(0..<scalars.count, in: scalars)
  }

  /// The entry for a part of a text.
  func tail(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> EndingTail? {
    Self.tables[self]?.byText.value(of: range, in: scalars)
  }

  /// Everything in the table line by line, which reading a sentence needs and which is faster to make. A text may
  /// stand in several lines; the first counts.
  var lines: [Line] {
    Self.known.withLock { known in
      if let lines = known[self] { return lines }
      let lines = rows.map { row in
        Line(texts: BraceExpansion.texts(row.pattern), family: row.family, askFirst: row.askFirst)
      }
      known[self] = lines
      return lines
    }
  }

  /// The texts of all lines.
  var spellings: ScalarTexts { lines.reduce(into: ScalarTexts()) { $0.append($1.texts) } }

  struct Line: Sendable {
    var texts: ScalarTexts
    var family: EndingFamily?
    var askFirst: AskFirst
  }

  private struct Table: Sendable {
    let tails: [EndingTail]
    let byText: EndingTable<EndingTail>

    init(_ lines: [Line]) {
      var seen: Set<ArraySlice<Unicode.Scalar>> = []
      let rows = lines.flatMap { line in
        line.texts.filter { seen.insert($0).inserted }.map { letters in
          let text = String(letters: letters)
          let tail = EndingTail(text: text, family: line.family, askFirst: line.askFirst)
          return (text: Array(letters), value: tail)
        }
      }
      tails = rows.map(\.value)
      byText = EndingTable(rows)
    }
  }

  /// Each set made when it is first asked for: a sentence needs few of them.
  private static let known = Mutex<[TailSet: [Line]]>([:])

  private static let tables = Dictionary(uniqueKeysWithValues: allCases.map { ($0, Table($0.lines)) })
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

import Language

// 놓다 and 두다 behind -아/어 do the same and leave it done: 담아 놔 주세요, 찜해 두고 싶어, 적어 둘래, 담아만 둬. They have the endings of
// any verb, except -ㄹ 수 있다, which says as often what can be put somewhere: 놓을 수 있는 위젯.

extension TailSet {
  static let auxiliaryRows: [TailRow] =
    behind("{놔,놓아,둬,두어}", givingRows + consentRows)
    + behind("{놓,두}", stemRows) + behind("{놓으,두}", honorificRows + conditionalRows)
    + behind("{놓을,둘}", prospectiveRows.filter { $0.family == .r11 }) + behind("{놨,놓았,뒀,두었,놓으셨,두셨}", wishRows)
    + behind("만{,이라도}", [TailRow(.r14, .ifQuestion, "{놔,둬}{,요,라}"), TailRow(.r1, "{놔,둬}{줘,줘요,주세요}")])

  /// The same endings behind an auxiliary verb.
  private static func behind(_ verb: String, _ rows: [TailRow]) -> [TailRow] {
    rows.map { TailRow($0.family, $0.askFirst, verb + $0.pattern) }
  }
}

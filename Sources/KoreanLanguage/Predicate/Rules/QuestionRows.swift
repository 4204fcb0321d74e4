import Language

// The endings of questions: the same question at every level of speech, and asked indirectly (오는지 알려 줘).

extension TailSet {
  var questionRows: [TailRow] {
    switch self {
    case .pastQuestion:
      Self.rows("{어{,요},나{,요},니,냐,습니까,을까{,요},지{,요},죠,는가{,요},던가{,요},는데,\(Self.indirect("는지"))}")
    case .infinitiveQuestion: Self.rows("{,요,여,용}")
    case .presentQuestion:
      Self.rows(
        "{나{,요},니,냐,느냐,지{,요},죠,는가{,요},는거야,는거예요,는거지{,요},는거죠,는건가{,요},는건지{,요},는중이야,\(Self.indirect("는지"))}")
    case .attributiveQuestion: Self.rows("{가{,요},거야,거예요,\(Self.indirect("지"))}")
    case .prospectiveQuestion: Self.rows("{까{,요},거야,거예요,건가{,요},\(Self.indirect("지"))}")
    case .honorificQuestion:
      Self.rows("{세요,시나요,시나,십니까,시죠,시지요,실까요,시는지요,시는가요}")
    case .copulaQuestion:
      Self.rows(
        "{,야,예요,에요,이에요,이예요,이야,지{,요},죠,이지{,요},이죠,니,이니,냐,이냐,요,인가{,요,용},인거야,인거예요,인거지{,요},인거죠,인건가{,요},일까{,요,나},입니까,임,더라,이더라,세요,이세요,신가요,이신가요,시죠,이시죠,실까요,이실까요,여,여요,이여요,이여,에용,이에용,인데{,요},려나{,요},이려나{,요},\(Self.indirect("인지"))}"
      )
    default: []
    }
  }

  private static func rows(_ pattern: String) -> [TailRow] { [TailRow(nil, pattern)] }

  /// An embedded question and what people say behind it: 는지 알려 줘, 는지 궁금해.
  private static func indirect(_ ending: String) -> String {
    let tell = "{알려,말해,가르쳐,확인해,보여,봐}{줘{,요},줄래{,요},주세요,주실래요,주시겠어요,줄수있어{,요}}"
    return "\(ending){,요,좀\(tell),\(tell),알려,궁금해{,요},궁금합니다,알고싶어{,요},알고싶은데{,요},알수있어{,요},알수있을까{,요},아니,알아,아세요}"
  }
}

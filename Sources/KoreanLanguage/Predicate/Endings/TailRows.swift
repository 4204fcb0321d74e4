import Language

// The endings of requests. Where a line says `.always` or `.ifQuestion`, the ending is a wish, a proposal
// or a question rather than a request. Chat spellings (여, 용, 염, 욤 for 요; 꺼 for 거; 께 for 게) stand beside
// the standard ones.

extension TailSet {
  var rows: [TailRow] {
    switch self {
    case .giving: Self.givingRows
    case .infinitive: Self.infinitiveRows + Self.auxiliaryRows
    case .stem: Self.stemRows
    case .presentStem: Self.presentStemRows
    case .conditional: Self.conditionalRows
    case .honorific: Self.honorificRows
    case .prospective: Self.prospectiveRows
    case .wish: Self.wishRows
    case .verbalNoun: Self.verbalNounRows
    case .asking: Self.askingRows
    case .plainNoun: Self.plainNounRows
    default: questionRows
    }
  }

  static let givingRows: [TailRow] =
    [
      TailRow(.r1, "줘{,요,라,봐,봐요,봐라,용,여,염,욤,잉,유,영}"),
      TailRow(.r1, "{죠,쥬,줭,조}{,요}"),
      TailRow(.r2, "주{라,렴,련,려무나,게,게나,소,쇼,삼,셈,이소,시오,시죠,시지요,시구요,시고요,고,고요,구요,지,지요,지그래,지그래요,라고,라고요,라니까,라니까요}"),
      TailRow(.r2, "주{세요,세여,세용,세염,세욤,셔,셔요,십시오,십시요,십쇼,시옵소서}"),
      TailRow(.r2, "다오"),
      TailRow(.r3, .always, "{줄거야,줄꺼야,줄거예요,줄거에요,주실거예요,주나,주나요,주니,주냐,주시나요}"),
      TailRow(.r3, "{줄,주실}{래,래요,래여,거지,거지요,거죠,꺼지,꺼죠,테야}"),
      TailRow(.r3, "주{겠니,겠어,겠어요,겠나,겠냐,시겠어요,시겠어,시겠습니까,시겠나요,시겠죠}"),
      TailRow(.r3, "{주지않을래{,요},주지않겠니,주지않겠어{,요},주시지않겠어요,주시지않으실래요,주지않으실래요}"),
      TailRow(.r4, "{줄,주실}수{,가,는}{있,없}\(ability)"),
      TailRow(.r5, "{주,주시}면{돼{,요},되요,됩니다,되겠습니다,{,정말,너무,진짜,아주,참,무척,되게,대단히}\(gladly),어때{,요},어떨까{,요}}"),
      TailRow(.r5, "주{,시}면안{돼{,요},되요,될까{,요},되나{,요},되니,되겠니,되겠습니까,되겠어요,됩니까}"),
      TailRow(.r5, "주{,시}는게{어때{,요},어떨까{,요},좋겠어{,요},좋을것같아{,요}}"),
      TailRow(
        .r6,
        "{줬,주셨,주었}{으면,음}{해{,요},합니다,하는데{,요},싶어{,요},싶은데{,요},싶네{,요},좋겠어{,요},좋겠는데{,요},좋겠는걸{,요},좋겠다,좋겠네{,요},좋겠군{,요},좋겠구나,좋겠습니다}"
      ),
      TailRow(.r6, "주{,시}{길,기,기를}{바라{,요},바래{,요},바란다,바랍니다,원해{,요},원합니다,부탁해{,요},부탁드려{,요},부탁드립니다,부탁합니다}"),
      TailRow(.r6, "줘야{해{,요},돼{,요},겠어{,요},겠다,지{,요},할것같아{,요}}"),
      TailRow(.r6, "{주셔야{해요,합니다,됩니다,겠어요,겠습니다,돼요,할것같아{,요},할것같습니다,할것같은데{,요},죠,지요},주도록{해{,요},하세요,하자}}"),
    ]

  private static let ability =
    "{어{,요},니,냐,나{,요},을까{,요,나},을까여,겠니,겠어{,요},겠나,지{,요},죠,는지{,요},으세요,으신가요,으실까요,으십니까,습니까,겠습니까,는가,으면좋겠어{,요},겠냐,겠는지요,으신지요,으시겠어요,으시겠습니까,으려나{,요},을런지{,요},을는지{,요}}"

  private static let gladly =
    "{좋겠어{,요},좋겠는데{,요},좋겠는걸{,요},좋겠다,좋겠네{,요},좋겠습니다,좋을{것,거}같{아{,요},네{,요},은데{,요},습니다},좋을텐데{,요},고맙겠어{,요},고맙겠네{,요},고맙겠구나,고맙겠습니다,고마울{것,거}같아{,요},감사하겠습니다,감사하겠어요,감사드리겠습니다,감사해요,감사합니다,감사드립니다,감사드려요,고마워{,요}}"

  private static let infinitiveRows: [TailRow] =
    [
      TailRow(.r14, .ifQuestion, "{,요,용,여,염,욤}"),
      TailRow(.r14, "{라,라고,라고요,라니까,라구,라구요}"),
      TailRow(.r14, .ifQuestion, "{봐,놔,둬,버려}{,요}"),
      TailRow(.r14, "{봐라,봐봐,봐줘,봐줘요,봐주세요,놔라,놔줘,놔주세요,둬라,둬줘,둬주세요,버려라,버려줘,버려주세요,보세요,보시죠,봅시다,두세요,놓으세요,버리세요}"),
    ] + consentRows

  /// Behind -아/어: 야겠다, 도 돼.
  static let consentRows: [TailRow] = [
    TailRow(
      .r12, .always,
      "야{하겠{어,어요,습니다},{하,되}{지{,요},죠},하는{겁니다,거야,거예요,거지},해{,요},돼{,요},되{,요},지{,요},죠,겠어{,요},겠다,겠네{,요},겠습니다,겠지{,요},겠죠,{할,될}{거야,거예요,거에요,겁니다},{할것,할거,될것,될거}같{아{,요},네{,요},은데{,요},습니다},할듯,할듯해{,요},할듯합니다,합니다,됩니다,한다,하는데{,요},되는데{,요},할까{,요}}"
    ),
    TailRow(
      .r13, .always,
      "도{돼{,요},될까{,요},되나{,요},되지{,요},되겠니,되려나{,요},되죠,됩니까,됩니다,된다,되니,되냐,될런지요,될는지요,되겠습니까,되겠어{,요},괜찮아{,요},괜찮을까{,요},괜찮나요,괜찮니,괜찮냐,괜찮겠어{,요},괜찮을까요,괜찮으실까요,괜찮으세요,좋아{,요},좋을까{,요}}"
    ),
  ]

  /// A question whether it may be done, behind a wish or an intention: 취소하고 싶은데 될까요?
  private static let mayBeDone =
    "{되{나{,요},나여,려나{,요},겠니,겠어{,요},겠습니까,니,냐},돼{,요},될까{,요,나},됩니까,될지{,요},될런지{,요},될는지{,요},가능{할까{,요},한가{,요},해{,요},하니,한지{,요},합니까},괜찮{아{,요},을까{,요},나요},안될까{,요},안되나{,요}}"

  /// A request to do it, behind a wish or an intention: 취소하고 싶은데 해 주세요.
  private static let pleaseDo =
    "{해줘{,요,라},해주세요,해줄래{,요},해주실래요,해줄수있{어{,요},나요,을까요},해주실수있{어요,나요,을까요},부탁{,해{,요},드려{,요},드립니다,합니다,할게{,요},드릴게요}}"

  static let stemRows: [TailRow] = [
    TailRow(.r9, .always, "고싶{어{,요},다,은데{,요},습니다,네{,요},거든{,요},어서{,요},구나}"),
    TailRow(.r9, .always, "고싶은데{,요}\(mayBeDone)"),
    TailRow(.r9, "고싶은데{,요}\(pleaseDo)"),
    TailRow(.r11, .always, "{자{,고,고요,구요,꾸나,구}}"),
    TailRow(.r11, .ifQuestion, "겠{어{,요},습니다,음}"),
    TailRow(.r12, .always, "{도록{해{,요},하자,하세요,하십시오,하시죠,해라,합시다,해줘,해줘요,해주세요},게{해{,요},해줘,해줘요,해주세요,좀}}"),
    TailRow(.r14, "{거라,게나}"),
    TailRow(.r7, "기{,좀}부탁{,해{,요},합니다,드려{,요},드립니다,할게{,요},드릴게{,요}}"),
    TailRow(.r8, "{길,기,기를}{바라{,요},바래{,요},바랄게{,요},바란다,바랍니다,바람,원해{,요},원합니다}"),
    TailRow(.r15, "기{,요}"),
  ]

  private static let presentStemRows: [TailRow] = [
    TailRow(
      .r11, .always,
      "는{게,것이,건,것은,거,것도}{어때{,요},어떻겠{어,어요,니,습니까,나},어떠{냐,니,세요,신가요,시겠어요},어떨까{,요},어떤가요,좋겠어{,요},좋겠네{,요},좋겠다,좋을{것,거}같{아{,요},네{,요},은데{,요},습니다},좋을듯{,해,해요,합니다,하네요},좋을{겁니다,거야,거예요,텐데,텐데요},좋아{,요},좋지{,요},좋죠,좋습니다,좋겠습니다,나을{것,거}같아{,요},낫겠어{,요},낫겠다}"
    ),
    TailRow(.r11, .ifQuestion, "는{걸로,거로,것으로}{해{,요},할게{,요},할래{,요},하자,하죠,해줘{,요},해주세요,하겠습니다,부탁해{,요}}"),
  ]

  static let conditionalRows: [TailRow] = [
    TailRow(
      .r11, .always,
      "면{좋겠어{,요},좋겠는데{,요},좋겠는걸{,요},좋겠다,좋겠네{,요},좋겠습니다,될{까{,요},{것,거}같{아{,요},네{,요},은데{,요},습니다}},되나{,요},돼{,요},되겠다,되겠어{,요},어떨까{,요},어때{,요},좋을{것,거}같{아{,요},네{,요},은데{,요},습니다}}"
    ),
    TailRow(.r11, .ifQuestion, "려고{,요,해,해요,하는데,하는데요,합니다,하거든,하거든요}"),
    TailRow(.r11, .ifQuestion, "려구{,요,해,해요,하는데,하는데요}"), TailRow(.r11, .always, "려는데{,요}"),
    TailRow(.r11, .always, "려{고하,}는데{,요}\(mayBeDone)"), TailRow(.r11, "려{고하,}는데{,요}\(pleaseDo)"),
    TailRow(.r14, "{렴,려무나,라,라고,라고요,라니까,라니까요}"),
  ]

  static let honorificRows: [TailRow] = [
    TailRow(.r10, .ifQuestion, "{세요,세여,세용,세염,세욤,셔,셔요}"),
    TailRow(.r10, "{십시오,십시요,십쇼,시오,시죠,시지요,시구요,실래요,시겠어요,시겠습니까}"),
    TailRow(.r10, "{셔야{해요,합니다,됩니다,돼요,겠습니다,겠어요},시는게{좋겠어요,좋겠습니다}}"),
    TailRow(.r11, .always, "세"), TailRow(.r11, .always, "실까{,요}"),
    TailRow(.r12, .always, "셔야{지,지요,죠,할것같아{,요}}"),
    TailRow(.r10, .always, "시면{돼요,되요,됩니다,좋겠어요,좋겠습니다}"),
    TailRow(.r8, "시{길,기,기를}{바라요,바랍니다,바래요,바람}"),
  ]

  static let prospectiveRows: [TailRow] = [
    TailRow(.r11, .ifQuestion, "래{,요,여,용,영}"),
    TailRow(.r11, "{게,께,깨}{,요,여,용,영}"),
    TailRow(.r11, .always, "까{,요,여,하는데,하는데요}"),
    TailRow(.r11, .ifQuestion, "{거,꺼}{야,예요,에요,임,니까,라서}"),
    TailRow(.r11, .ifQuestion, "{건데,껀데}{,요}"),
    TailRow(.r11, .ifQuestion, "{겁니다,려고{,요,해,해요,하는데,하는데요},라고{,요,하는데}}"),
    TailRow(.r13, .always, "수{,가,는,도}{있\(ability),없\(ability)}"),
    TailRow(.r12, .always, "필요{,가,는}있{어{,요},다,네{,요},겠어{,요},습니다,을{것,거}같{아{,요},습니다},는{것,거}같{아{,요},습니다}}"),
    TailRow(.r15, "것"),
  ]

  static let wishRows: [TailRow] = [
    TailRow(
      .r9, .always,
      "{으면,음}{해{,요},합니다,한다,하는데{,요},싶어{,요},싶은데{,요},싶네{,요},좋겠어{,요},좋겠는데{,요},좋겠는걸{,요},좋겠다,좋겠네{,요},좋겠군{,요},좋겠구나,좋겠습니다}"
    )
  ]

  private static let verbalNounRows: [TailRow] =
    [
      TailRow(.r15, .ifQuestion, "{,요,이요,여,욤,좀,좀요,이용,용,하나,하나만,하나만요,하나요,좀하나만,고고,ㄱ,ㄱㄱ,ㄱㄱㄱ}"),
      TailRow(.r8, "{바랍니다,바람,바라요,요망,요청{,해요,합니다,드립니다,드려요}}"),
      TailRow(.r8, "{,이,가}필요{해{,요},합니다,한데{,요},함}"),
      TailRow(.r8, "{,을,를}원{해{,요},합니다,함}"),
      TailRow(.r13, .always, "{,이,가}가능{해{,요},할까{,요},한가{,요},하니,하냐,하나{,요},한지{,요},하신가{,요},합니까,하죠}"),
      TailRow(.r13, .always, "{,이,가}{되나{,요},돼{,요},되요,될까{,요},됩니까,되니,되냐}"),
    ] + askingRows

  /// 부탁해 and its forms, behind any noun.
  static let askingRows: [TailRow] = [
    TailRow(
      .r7,
      "{,을,를}{,좀,하나만}부탁{,이요,요,해{,요,용,여},한다,하네,합니다,할게{,요},할께{,요},하겠습니다,드려{,요,용,여},드립니다,드릴게{,요},드릴께{,요},드리겠습니다,드림,이야,이에요,입니다,좀,좀할게{,요},좀드릴게{,요},좀해{,요}}"
    ),
    TailRow(.r7, "{,을,를}{,좀}부탁{해도,드려도}{돼{,요},될까{,요,나},되나{,요},되니,되겠니,되겠어{,요},되겠습니까,괜찮아{,요},괜찮을까{,요}}"),
    TailRow(.r7, "{,을,를}{,좀}부탁{할,드릴}수있{을까{,요},어{,요},나요,습니까}"),
    TailRow(.r7, "{,을,를}{,좀}부탁{하고,드리고}싶{어{,요},습니다,은데{,요}}"),
  ]

  private static let plainNounRows: [TailRow] =
    [TailRow(.r15, .ifQuestion, "{,요,이요,좀,좀요,은,는,은요,는요}")] + askingRows
}

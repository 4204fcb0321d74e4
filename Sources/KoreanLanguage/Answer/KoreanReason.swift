import Language

/// Why somebody agrees or declines, said beside the answer: 네 배고파요, 안 먹을 거니까 취소해 주세요, 아니 벌써 먹었어.
///
/// Every predicate is conjugated; no sentence is listed.
enum KoreanReason {
  static func side(of part: String) -> ReasonSide? { sides[part] }

  private static let sides: [String: ReasonSide] = {
    var sides: [String: ReasonSide] = [:]
    for (side, predicates, endings) in rows {
      for predicate in predicates.flatMap({ BraceExpansion.expand($0) }) {
        for form in forms(of: predicate, endings) { sides[form] = sides[form] ?? side }
        // What is said against it and set aside says nothing: 비싸지만.
        for form in forms(of: predicate, concessions) { sides[form] = sides[form] ?? .neutral }
      }
    }
    for (side, nouns) in nouns {
      for form in nouns.flatMap({ BraceExpansion.expand($0 + copula) }) { sides[form] = sides[form] ?? side }
    }
    return sides
  }()

  /// A predicate may have words before it, which belong to it: 마음이바뀌다.
  private static func forms(of predicate: String, _ endings: [String]) -> [String] {
    endings.compactMap { KoreanVerb.conjugate(predicate, $0) }
  }

  private static let rows: [(ReasonSide, [String], [String])] = [
    (
      .declining, ["{그만,고만,관}두다", "{그만,고만}하다", "{때려,집어,}치우다", "접다", "포기하다", "참다", "굶다"],
      requests + intentions + ["-지", "-지요", "-죠"]
    ),
    (.declining, ["안하기로하다", "{안시키기로,안먹기로,취소안하기로,안지우기로,안비우기로}하다"], pasts),
    (.declining, ["{놔,남겨,남겨놔,그냥,냅,내버려,그대로,가만}두다", "안{지우다,비우다,없애다}"], presents + intentions),
    (.declining, ["안하다", "{거절,사양,거부,반대}하다"], presents + intentions),
    (.declining, ["{담아,남겨,보관해}두다"], presents + intentions),
    (
      .refusing, ["{,내가,제가,나가서,가서,직접,내가직접,제가직접}{사오다,사다먹다,해먹다,만들어먹다}", "{내가,제가,내가직접,제가직접,직접}{사다,하다,만들다}"],
      intentions
    ),
    (.declining, ["싫다", "안되다", "일없다", "하기싫다", "{하고싶지,원하지}않다"], states),
    (.refusing, ["안{먹다,사다,시키다,마시다}"], intentions + presents),
    (.refusing, ["못{먹다,시키다,사다,하다}"], presents + ["-겠어", "-겠어요", "-겠다", "-겠네", "-겠네요", "-겠습니다"]),
    (.refusing, ["{집에서,집밥,집밥을,밖에서,나가서,그냥집에서}먹다"], intentions),
    (.asking, ["{먹다,사다,시키다}"], intentions),
    (.asking, ["{받다,기다리다,쓰다,간직하다,남기다,보관하다}", "{,더,조금더,좀더}기다려보다", "{더,조금더,좀더}기다리다"], intentions),
    (
      .refusing, ["{필요,생각,필요가,생각이}없다", "{필요,생각,필요가,생각이,입맛,입맛이}없어지다", "입맛{이,}없다", "먹고싶지않다", "먹기싫다", "먹기싫어지다"],
      states
    ),
    (.refusing, ["{마음,맘,생각}{이,}{바뀌다,변하다}"], pasts),
    (.unwanting, ["배{가,}부르다", "배{가,}안고프다", "안{땡기다,당기다,고프다}", "살찌다", "돈{이,}{없다,아깝다}"], states),
    (.doubting, ["비싸다", "{가격이,값이}{비싸다,세다}"], states),
    (.unwanting, ["{일,급한일,약속}{이,}생기다", "소용없다"], states + pasts),
    (.unwanting, ["늦다", "오래걸리다", "다이어트하다", "다이어트해야{되다,하다}", "못먹다"], states + pasts),
    (.unwanting, ["{잘못,실수로,잘못해서}{시키다,주문하다,누르다,담다,적다,기록하다,고르다,하다}", "실수하다"], pasts),
    (.unwanting, ["{벌써,이미,밥,밥을,다른거,딴거,밖에서,집에서,딴데서}먹다", "먹다", "안가다", "가지않다"], pasts),
    (.unwanting, ["{다른거,딴거,다른것,집에서,밖에서}먹기로하다", "밥{을,}하다"], pasts),
    (.unwanting, ["{다시,새로,처음부터다시,처음부터}{담다,고르다,하다}"], intentions),
    (
      .wanting, ["{배,배가,}고프다", "출출하다", "먹고싶다", "{땡기다,당기다}", "맛있다", "맛나다", "침{이,}고이다", "필요하다", "소중하다"], states
    ),
    (.asking, ["{살거,살게,살것}{,가,이}있다"], states),
    (.neutral, ["{어쩔,할}수{,가}없다", "{바쁘다,급하다,덥다,춥다,귀찮다,아깝다,아쉽다,미안하다,죄송하다}"], states),
    (.neutral, ["배고파{뒤지다,미치다}"], states + pasts),
    (.neutral, ["배고파{죽다,죽겠다}", "비싸다"], ["-겠다", "-겠어", "-겠어요", "-겠네"]),
  ]

  private static let requests = [
    "-아/어", "-아/어요", "-아/어줘", "-아/어주세요", "-(으)세요", "-(으)십시오", "-아/어라", "-자", "-(으)ㅂ시다", "-게", "-(으)쇼",
    "-(으)소",
  ]
  private static let presents = [
    "-아/어", "-아/어요", "-ㅂ니다/습니다", "-ㄴ다/는다", "-네", "-네요", "-거든", "-거든요", "-지", "-지요", "-죠", "-(으)ㅁ",
  ]
  private static let states =
    presents + pasts + [
      "-다", "-아/어서", "-아/어서요", "-(으)니까", "-(으)니", "-(으)ㄴ데요", "-는데요", "-고",
      "-겠다", "-겠네", "-겠네요", "-겠어요", "-(으)ㅁ", "-구나", "-군요", "-(으)네", "-구만",
    ]
  private static let concessions = [
    "-지만", "-(으)ㄴ데", "-는데", "-아/어도", "-긴하지만", "-긴해도", "-긴한데", "-기는한데", "-기는하지만", "-더라도", "-긴하네",
  ]
  private static let pasts = [
    "-았/었어", "-았/었어요", "-았/었습니다", "-았/었네", "-았/었네요", "-았/었다", "-았/었거든", "-았/었거든요", "-았/었으니까",
    "-았/었으니", "-았/었는데", "-았/었는데요", "-았/었음", "-았/었고", "-았/었지", "-았/었죠", "-았/었대", "-았/었대요", "-(으)ㅁ", "-았/었었어",
  ]
  private static let intentions = [
    "-(으)ㄹ래", "-(으)ㄹ래요", "-(으)ㄹ게", "-(으)ㄹ게요", "-(으)ㄹ거야", "-(으)ㄹ거예요", "-(으)ㄹ거에요", "-(으)ㄹ겁니다",
    "-(으)ㄹ거니까", "-(으)ㄹ거라서", "-(으)ㄹ거거든요", "-겠습니다", "-겠어요", "-아/어야지", "-(으)ㄹ거임", "-(으)ㄹ란다", "-(으)ㄹ랍니다",
    "-(으)ㄹ건데", "-(으)ㄹ건데요",
  ]

  private static let nouns: [(ReasonSide, [String])] = [
    (.neutral, ["{실수,장난,농담,월급날,치팅데이,주말,생일,진심,정말,진짜,사실}"]),
    (.unwanting, ["{다이어트중,흑역사}"]),
    (.wanting, ["{추억,소중한추억,소중한기록,소중한거,필요한거,내추억}"]),
  ]
  private static let copula =
    "{이야,야,이에요,예요,에요,입니다,이라서,라서,라,이라,이니까,니까,이었어,였어,이었어요,였어요,였습니다,임,이거든,이거든요,인데,인데요}"
}

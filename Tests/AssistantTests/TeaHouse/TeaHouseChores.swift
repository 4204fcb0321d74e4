import AppIntents
import Foundation

struct ChooseToppings: AppIntent {
  static let title: LocalizedStringResource = "토핑 고르기"

  @Dependency var ledger: Ledger
  @Parameter(title: "토핑") var toppings: [Topping]

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let names = toppings.map(\.name).joined(separator: ", ")
    try await IntentEffect.run("toppings", key: "toppings") { ledger.write("토핑 \(names)") }
    return .result(dialog: "토핑은 \(names)(으)로 했어요.")
  }
}

struct ChangeCup: AppIntent {
  static let title: LocalizedStringResource = "컵 크기 바꾸기"

  @Dependency var ledger: Ledger
  @Parameter(title: "컵 크기") var size: CupSize

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let size = size
    try await IntentEffect.run("cup", key: "cup") { ledger.write("컵 \(size.rawValue)") }
    return .result(dialog: "\(size)(으)로 바꿨어요.")
  }
}

/// Fails without a word.
struct CleanMachine: AppIntent {
  struct Broken: Error {}

  static let title: LocalizedStringResource = "기계 청소"

  func perform() async throws -> some ProvidesDialog {
    if true { throw Broken() }
    return .result(dialog: "청소했어요.")
  }
}

/// Fails with words of its own.
struct FindSnack: AppIntent {
  struct SoldOut: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "간식은 다 떨어졌어요." }
  }

  static let title: LocalizedStringResource = "간식 찾기"
  static let risk = IntentRisk.reads

  func perform() async throws -> some ProvidesDialog {
    if true { throw SoldOut() }
    return .result(dialog: "찾았어요.")
  }
}

/// Goes on with another intent.
struct RecommendShop: AppIntent {
  static let title: LocalizedStringResource = "가게 추천"
  static let risk = IntentRisk.reads

  func perform() async throws -> some IntentResult {
    .result(opensIntent: OrderDrink(shop: Shop.all[1]), dialog: "오늘은 별빛찻집이 좋아요.")
  }
}

struct PlayMusic: AppIntent {
  static let title = LocalizedStringResource("음악 틀기", translations: ["en": "Play music"])

  @Dependency var ledger: Ledger

  func perform() async throws -> some ProvidesDialog {
    ledger.write("음악")
    return .result(dialog: "음악을 틀었어요.")
  }
}

struct PlayRadio: AppIntent {
  static let title = LocalizedStringResource("라디오 틀기", translations: ["en": "Play the radio"])

  @Dependency var ledger: Ledger

  func perform() async throws -> some ProvidesDialog {
    ledger.write("라디오")
    return .result(dialog: "라디오를 틀었어요.")
  }
}

/// Asks which of a few things to do.
struct KeepTable: AppIntent {
  static let title: LocalizedStringResource = "자리 정리"

  @Dependency var ledger: Ledger

  func perform() async throws -> some ProvidesDialog {
    let choice = try await requestChoice(
      between: [
        Option(title: "그대로 두기", style: .cancel), Option(title: "닦기"),
        Option(title: "치우기", style: .destructive),
      ], dialog: "어떻게 할까요?")
    let ledger = ledger
    let title = String(localized: choice.title)
    try await IntentEffect.run("table", key: "table") { ledger.write(title) }
    return .result(dialog: "\(title)를 했어요.")
  }
}

/// Asks for free text.
struct LeaveMessage: AppIntent {
  static let title: LocalizedStringResource = "메모 남기기"

  @Dependency var ledger: Ledger
  @Parameter(title: "메모") var text: String

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let text = text
    try await IntentEffect.run("message", key: "message") { ledger.write("메모 \(text)") }
    return .result(dialog: "남겼어요.")
  }
}

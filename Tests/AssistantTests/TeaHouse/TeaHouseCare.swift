import AppIntents
import Foundation

/// Can be taken back, also by a later process: what it does is declared.
struct DimLamp: UndoableIntent {
  static let title = LocalizedStringResource("등 낮추기", translations: ["en": "Dim the lamp"])
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Dependency var ledger: Ledger

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    try await IntentEffect.run("dim", key: "lamp") { ledger.write("등 낮춤") }
    undoManager?.registerUndo(withTarget: ledger) { $0.write("등 높임") }
    return .result(dialog: "등을 낮췄어요.")
  }
}

/// Takes a secret.
struct OpenSafe: AppIntent {
  static let title: LocalizedStringResource = "금고 열기"

  @Dependency var ledger: Ledger
  @Parameter(title: "비밀번호", isSensitive: true) var code: Int
  @Parameter(title: "이름") var name: String?

  func perform() async throws -> some ProvidesDialog {
    let name = try await $name.requestValue("누구세요?")
    let ledger = ledger
    let code = code
    try await IntentEffect.run("safe", key: "safe") { ledger.write("금고 \(code) \(name)") }
    return .result(dialog: "열었어요.")
  }
}

/// One of more leaves than fit at a glance.
struct PickLeaf: AppIntent {
  static let title: LocalizedStringResource = "찻잎 고르기"

  @Dependency var ledger: Ledger
  @Parameter(title: "찻잎") var leaf: Leaf

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    let name = leaf.name
    try await IntentEffect.run("leaf", key: "leaf") { ledger.write("찻잎 \(name)") }
    return .result(dialog: "\(name)을(를) 골랐어요.")
  }
}

struct Leaf: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "찻잎"
  static let defaultQuery = LeafQuery()

  let id: String
  let name: String
  let price: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name), subtitle: "\(price)원")
  }

  static let all = [
    "세작", "중작", "대작", "우전", "보이", "철관음", "용정", "대홍포", "백호은침", "다즐링", "아쌈", "우바",
  ].enumerated().map { Leaf(id: "l\($0 + 1)", name: $1, price: 9_000 - $0 * 100) }
}

struct LeafQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Leaf] {
    Leaf.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Leaf] { Leaf.all }

  func suggestedEntities() async throws -> [Leaf] { Leaf.all }
}

/// Asks for words that may be left out.
struct WriteCard: AppIntent {
  static let title: LocalizedStringResource = "카드 쓰기"

  @Dependency var ledger: Ledger
  @Parameter(title: "글") var words: String?

  func perform() async throws -> some ProvidesDialog {
    let words = try await $words.requestValue("뭐라고 쓸까요?")
    let ledger = ledger
    try await IntentEffect.run("card", key: "card") { ledger.write("카드 ‘\(words)’") }
    return .result(dialog: "썼어요.")
  }
}

/// Claims 주문 취소해 줘 for itself.
struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "종 울리기"

  @Dependency var ledger: Ledger

  func perform() async throws -> some ProvidesDialog {
    let ledger = ledger
    try await IntentEffect.run("bell", key: "bell") { ledger.write("종") }
    return .result(dialog: "울렸어요.")
  }
}

/// Asks twice, then for a yes.
struct WrapGift: SelfConfirmingIntent {
  static let title: LocalizedStringResource = "선물 포장"

  @Dependency var ledger: Ledger
  @Parameter(title: "컵 크기") var size: CupSize
  @Parameter(title: "찻잎") var leaf: Leaf

  func perform() async throws -> some ProvidesDialog {
    try await requestConfirmation(dialog: "포장할까요?")
    let ledger = ledger
    let gift = "선물 \(size.rawValue) \(leaf.name)"
    try await IntentEffect.run("wrap", key: "gift") { ledger.write(gift) }
    return .result(dialog: "포장했어요.")
  }
}

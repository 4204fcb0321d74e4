import AppIntents
import Foundation
import Synchronization

/// A small app for conversations: it orders tea, and writes down everything that it does.
enum TeaHouse: AssistantApp {
  static let names = ["ko": AppNames(display: "달찻집"), "": AppNames(display: "Tea House")]
  static let intents: [any AppIntent.Type] = [
    OrderDrink.self, PayTab.self, ShowTab.self, BookSeat.self, ChooseToppings.self, ChangeCup.self,
    CleanMachine.self, FindSnack.self, RecommendShop.self, PlayMusic.self, PlayRadio.self, KeepTable.self,
    LeaveMessage.self, PickUp.self, SteepTea.self, KeepLight.self, DimLamp.self, OpenSafe.self,
    PickLeaf.self, WriteCard.self, RingBell.self, WrapGift.self,
    ShowCard.self, CardSnippet.self, LikeCard.self, OpenTill.self, BoilWater.self,
  ]
  static let shortcuts: (any AppShortcutsProvider.Type)? = nil
  static let phrasesFolder: String? = nil

  /// The ledger is put in place by each test.
  static func configure(dataFolder: URL) {}

  /// The sentences of each intent.
  static let sentences: [(intent: String, language: String, templates: [String])] = [
    (
      "OrderDrink", "ko",
      ["[{shop}에서] {drink} [{quantity}] (주문해줘|시켜줘)", "(음료|마실 거) (주문해줘|시켜줘)"]
    ),
    ("OrderDrink", "en", ["order [{quantity}] {drink} [from {shop}]"]),
    ("PayTab", "ko", ["외상 갚아줘", "외상 {amount} 갚아줘"]),
    ("ShowTab", "ko", ["외상 (보여줘|알려줘)"]),
    ("ShowTab", "en", ["show my tab"]),
    ("BookSeat", "ko", ["자리 예약해줘", "{people} 자리 예약해줘"]),
    ("BookSeat", "en", ["book a table"]),
    ("ChooseToppings", "ko", ["토핑 (골라줘|바꿔줘)"]),
    ("ChangeCup", "ko", ["컵 크기 바꿔줘", "컵 크기 {size}로 바꿔줘"]),
    ("CleanMachine", "ko", ["기계 청소해줘"]),
    ("FindSnack", "ko", ["간식 찾아줘"]),
    ("RecommendShop", "ko", ["가게 추천해줘"]),
    ("PlayMusic", "ko", ["소리 틀어줘"]),
    ("PlayRadio", "ko", ["소리 틀어줘"]),
    ("KeepTable", "ko", ["자리 정리해줘"]),
    ("LeaveMessage", "ko", ["메모 남겨줘"]),
    ("PickUp", "ko", ["[{when}에] 찾으러 갈게"]),
    ("PickUp", "en", ["I'll pick it up [{when}]"]),
    ("SteepTea", "ko", ["[{length}] 우려줘"]),
    ("SteepTea", "en", ["steep tea [for {length}]"]),
    ("DimLamp", "ko", ["등 낮춰줘"]),
    ("OpenSafe", "ko", ["금고 열어줘", "금고 {code}로 열어줘"]),
    ("PickLeaf", "ko", ["찻잎 골라줘", "{leaf} 골라줘"]),
    ("WrapGift", "ko", ["선물 포장해줘"]),
    ("WriteCard", "ko", ["카드 써줘"]),
    ("RingBell", "ko", ["종 울려줘", "주문 취소해줘"]),
    ("ShowCard", "ko", ["차림표 보여줘"]),
    ("OpenTill", "ko", ["돈통 열어줘"]),
    ("BoilWater", "ko", ["물 끓여줘"]),
    ("KeepLight", "ko", ["등불 {isLit}로 해줘", "등불 봐줘"]),
  ]
}

/// What the app has done. It outlives conversations, as a database does.
final class Ledger: Sendable {
  private let lines = Mutex<[String]>([])

  var entries: [String] { lines.withLock(\.self) }

  func write(_ line: String) { lines.withLock { $0.append(line) } }
}

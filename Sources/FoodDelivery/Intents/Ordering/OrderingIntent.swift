import AppIntents
import Foundation
import SampleDatabase

/// An intent that may end in an order.
///
/// It shows everything that is about to be ordered and asks by itself.
protocol OrderingIntent: SelfConfirmingIntent {
  var database: AppDatabase { get }
}

/// Everything that an order needs, not yet confirmed.
struct OrderDraft: Sendable {
  var restaurantID: String
  var lines: [OrderRequest.Line]
  var destination: Destination
  var specialInstructions: String?
  var isCart = false
}

/// Where an order goes.
struct Destination: Sendable {
  /// Nil when the address is not saved.
  var label: AddressLabel?
  var text: String
  /// The address is to be saved together with the order.
  var isNew: Bool
}

extension OrderingIntent {
  static var risk: IntentRisk { .costs }

  /// The address that was said, else the default one. What is not known yet is asked for and kept: the
  /// address of the label that was said, or the first address of all, as that of home.
  func destination(
    said: AddressEntity?, asking parameter: IntentParameter<AddressEntity?>
  ) async throws -> Destination {
    let database = database
    let saved = try await IntentContext.query("savedAddress") { try await database.addresses().first }
    guard let address = said ?? saved.map(AddressEntity.init) else {
      let asked = try await askedAddress(
        IntentDialog(
          ko: "어디로 배달할까요? 주소를 알려 주세요.", en: "Where should it be delivered? Tell me the address."),
        asking: parameter)
      return Destination(asked, isFirst: true)
    }
    guard let label = address.label, address.text.isEmpty else {
      return Destination(address, isFirst: saved == nil)
    }
    let asked = try await askedAddress(
      IntentDialog(ko: "\(label) 주소를 알려 주세요.", en: "What is the address of \(label)?"), asking: parameter)
    return Destination(label: label, text: asked.text, isNew: true)
  }

  /// Asks until the answer is more than a label whose address nobody knows.
  private func askedAddress(
    _ dialog: IntentDialog, asking parameter: IntentParameter<AddressEntity?>
  ) async throws -> AddressEntity {
    while true {
      let asked = try await parameter.requestValue(dialog)
      if !asked.text.isEmpty { return asked }
    }
  }

  /// Checks the draft against today's menu, shows it, and places it after a yes. Throws `OrderRefusal`.
  func confirmAndPlace(_ draft: OrderDraft) async throws -> PlacedOrder {
    let quote = try await database.quote(
      draft.restaurantID, lines: draft.lines, wishes: draft.specialInstructions,
      now: try await IntentContext.now)
    try await requestConfirmation(
      actionName: .order, dialog: IntentDialog(ko: "주문할까요?", en: "Shall I order?")
    ) {
      OrderSummary(quote: quote, draft: draft)
    }
    let now = try await IntentContext.now
    let request = OrderRequest(draft, key: try await IntentContext.newKey())
    let database = database
    return try await IntentEffect.run("placeOrder", key: request.key, guarantees: .transaction) {
      try await database.placeOrder(request, now: now)
    }
  }

  /// `주문했어요. 주문 번호 1043 · 예상 도착 오후 7:42`, and until when it can be taken back.
  func announcement(of placed: PlacedOrder) -> IntentDialog {
    let time = LocalizedStringResource.clockTime(placed.order.expectedAt, calendar: database.calendar)
    return IntentDialog(
      full: LocalizedStringResource(
        ko: "주문했어요. 주문 번호 \(placed.order.id) · 예상 도착 \(time)",
        en: "Ordered. Order number \(placed.order.id) · expected at \(time)"),
      supporting: LocalizedStringResource(
        ko: "조리 시작 전까지 ‘취소해 줘’라고 하면 취소돼요",
        en: "Until cooking starts, say ‘cancel it’ to take it back"))
  }
}

extension Destination {
  init(_ address: AddressEntity, isFirst: Bool) {
    let isNew = isFirst && address.label == nil
    self.init(label: isNew ? .home : address.label, text: address.text, isNew: isNew)
  }
}

extension OrderRequest {
  init(_ draft: OrderDraft, key: String) {
    self.init(
      key: key, restaurantID: draft.restaurantID, lines: draft.lines,
      addressLabel: draft.destination.label?.rawValue ?? "", addressText: draft.destination.text,
      specialInstructions: draft.specialInstructions, isCart: draft.isCart,
      savesAddress: draft.destination.isNew && draft.destination.label != nil)
  }
}

/// What is about to be ordered, where it goes, and with which wishes.
struct OrderSummary: View {
  let quote: OrderQuote
  let draft: OrderDraft

  var body: some View {
    Text(quote.summary)
    Text(.destination(label: draft.destination.label, text: draft.destination.text))
    if let wishes = draft.specialInstructions {
      Text(LocalizedStringResource(ko: "요청: \(wishes)", en: "Request: \(wishes)"))
    }
  }
}

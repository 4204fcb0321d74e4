import AppIntents
import Foundation

/// Does what its first parameter says: every kind of request in one place.
struct Talk: AppIntent {
  static let title: LocalizedStringResource = "대화"

  @Parameter var topic: String
  @Parameter(title: "메뉴", requestValueDialog: "어떤 메뉴예요?") var dish: Dish?
  @Parameter(title: "수량") var count: Int?
  @Parameter(title: "언제") var date: Date?
  @Parameter(title: "쿠폰") var coupon: Coupon?
  @Parameter(title: "비밀번호", isSensitive: true) var secret: String?

  func perform() async throws -> some IntentResult {
    switch topic {
    case "value": return .result(dialog: "\(try await $dish.requestValue("뭐요?"))")
    case "which":
      let dish = try await $dish.requestDisambiguation(among: [Dish.all[0], Dish.all[6]], dialog: "어느 거요?")
      return .result(dialog: "\(dish)")
    case "sure":
      let sure = try await $dish.requestConfirmation(for: Dish.all[0], dialog: "이거요?")
      return .result(dialog: "\(sure ? "맞아요" : "아니에요")")
    case "needs":
      guard let count else { throw $count.needsValueError("몇 개요?") }
      return .result(dialog: "\(count)개")
    case "restart":
      guard count != nil else {
        count = 7
        throw AppIntentError.restartPerform
      }
      return .result(dialog: "\(count ?? 0)")
    case "choose":
      let delete = IntentChoiceOption(title: "지우기", style: .destructive)
      let choice = try await requestChoice(
        between: [.cancel, IntentChoiceOption(title: "보관"), delete], dialog: "어떻게 할까요?")
      return .result(dialog: "\(choice.title)")
    case "secret": return .result(value: try await $secret.requestValue())
    case "coupon": return .result(value: coupon)
    case "time": return .result(value: try await IntentContext.now)
    case "closed": throw ConversationClientError.closed
    case "localized": throw PlainError(errorDescription: "길이 막혔어요.")
    case "plain": throw SilentError.plain(3)
    case "call":
      try await SilentCall()()
      return .result(value: try await ValueCall()())
    case "sleep":
      try await Task.sleep(for: .seconds(3600))
      return .result()
    default: return .result(dialog: "\(topic)")
    }
  }
}

struct PlainError: LocalizedError {
  var errorDescription: String?
}

struct SilentCall: AppIntent {
  static let title: LocalizedStringResource = "조용한 일"
  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

struct ValueCall: AppIntent {
  static let title: LocalizedStringResource = "값이 있는 일"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 12) }
}

enum SilentError: Error {
  case plain(Int)
}

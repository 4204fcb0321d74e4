import AppIntents
import Testing

/// What an intent declares must be what generic code reads: a static whose type does not fit its requirement
/// would silently give the default.
@Suite("Declarations") struct DeclarationTests {
  struct Bare: AppIntent {
    static let title: LocalizedStringResource = "맨몸"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct ShowDish: OpenIntent {
    static let title: LocalizedStringResource = "메뉴 보기"
    @Parameter(title: "메뉴") var target: Dish
  }

  struct Careful: OpenIntent {
    static let title: LocalizedStringResource = "조심"
    static let risk = IntentRisk.changes
    static let openAppWhenRun = false
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    @Parameter var target: Dish
  }

  private struct Read: Equatable {
    var title: String
    var description: String?
    var risk: IntentRisk
    var opensApp = false
    var isDiscoverable = true
    var authentication = IntentAuthenticationPolicy.alwaysAllowed
  }

  private func read<Intent: AppIntent>(_ type: Intent.Type) -> Read {
    Read(
      title: String(localized: Intent.title),
      description: Intent.description._intentDescription.map { String(localized: $0.descriptionText) },
      risk: Intent.risk, opensApp: Intent.openAppWhenRun, isDiscoverable: Intent.isDiscoverable,
      authentication: Intent.authenticationPolicy)
  }

  @Test("Every static of an intent is read through generic code")
  func statics() {
    let cases: [(any AppIntent.Type, Read)] = [
      (Bare.self, Read(title: "맨몸", risk: .changes)),
      (OrderDishes.self, Read(title: "음식 주문", description: "가게에서 음식을 시켜요.", risk: .costs)),
      (
        SetSpice.self, Read(title: "맵기 정하기", description: "맵기를 정해 둬요.", risk: .changes, isDiscoverable: false)
      ),
      (TrackOrder.self, Read(title: "주문 추적", risk: .reads, opensApp: true)),
      (CancelOrder.self, Read(title: "주문 취소", risk: .costs)),
      (ShowDish.self, Read(title: "메뉴 보기", risk: .reads, opensApp: true)),
      (Careful.self, Read(title: "조심", risk: .changes, authentication: .requiresAuthentication)),
    ]
    for (type, expected) in cases { #expect(read(type) == expected) }
  }

  @Test("A copy of an intent shares its parameters, and a fresh one does not")
  func sharing() {
    let first = SetSpice(level: .mild)
    let copy = first
    copy.level = .hot
    #expect(first.level == .hot)
    #expect(SetSpice(level: .mild).level == .mild)
  }

  @Test("A parameter tells its title, default and whether it may be missing")
  func parameters() {
    let one = OrderOne()
    #expect(one.$quantity.defaultValue == 1)
    #expect(one.quantity == 1)
    #expect(String(localized: one.$quantity.title) == "수량")
    #expect(!one.$dish.isOptional)
    let talk = Talk()
    #expect(talk.$count.isOptional)
    #expect(talk.count == nil)
    #expect(String(localized: talk.$topic.title) == "")
  }

  @Test("The sentence of a summary follows the values of the parameters")
  func summaries() {
    func sentence<Intent: AppIntent>(_ intent: Intent) -> _SummarySentence {
      Intent.parameterSummary._sentence(for: intent)
    }
    #expect(sentence(SetSpice(level: .mild)).text == "순하게")
    #expect(sentence(SetSpice(level: .hot)).text == "{level}으로")
    #expect(sentence(SetSpice(level: .hottest)).text == "끝까지 맵게")
    #expect(sentence(SetSpice()).text == "맵기 정하기")
    #expect(sentence(OrderDishes()).text == "{restaurant}에서 {lines} 주문")
    #expect(sentence(OrderDishes()).otherParameters == ["note"])
    #expect(sentence(Bare()).text == "")
  }
}

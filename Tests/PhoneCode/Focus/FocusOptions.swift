import AppIntents

public protocol Titled {
  static var name: String { get }
}

struct ListAccounts: AppIntent, Titled {
  static var name: String { "List" }
  public static let title: LocalizedStringResource = "List Accounts"

  @Parameter(
    title: "Account",
    description: "The account",
    requestValueDialog: IntentDialog("Which account?"),
    inputConnectionBehavior: .never
  )
  var account: AccountEntity?

  @Parameter(title: "Name", default: "me", optionsProvider: Names())
  var person: String

  private struct Names: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        ItemSection("Family") {
          Item("Ada", title: "Ada")
          Item("Kim", title: "Kim", subtitle: "Seoul", image: .init(systemName: "person"))
        }
      }
    }
  }

  init() {}

  init(account: AccountEntity?) {
    self.account = account
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let accounts = try await AccountQuery().suggestedEntities()
    async let names = accounts.map(\.name)
    return .result(value: await names)
  }
}

struct CountAccounts: AppIntent {
  static var title = LocalizedStringResource("Count Accounts")

  func perform() async throws -> some ReturnsValue<Int> {
    let names = try await ListAccounts(account: nil).callAsFunction(donate: false)
    return .result(value: names.count)
  }
}

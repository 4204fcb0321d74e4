import AppIntents

struct WorkFilter: SetFocusFilterIntent {
  static var title: LocalizedStringResource = "Set Work Mode"
  static var description: LocalizedStringResource? = "Hides what is not work."

  @Parameter(title: "Accounts")
  var accounts: [AccountEntity]?

  @Parameter(title: "Compact", default: false)
  var isCompact: Bool

  var displayRepresentation: DisplayRepresentation {
    let names = (accounts ?? []).map(\.name).formatted()
    return DisplayRepresentation(title: "Work", subtitle: "\(names)")
  }

  var appContext: FocusFilterAppContext {
    let allowed = accounts?.map(\.id) ?? []
    return FocusFilterAppContext(notificationFilterPredicate: NSPredicate(value: allowed.isEmpty))
  }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [WorkFilter] {
    let filter = WorkFilter()
    filter.isCompact = true
    return [filter]
  }

  func perform() async throws -> some IntentResult {
    return .result()
  }

  static func now() async -> WorkFilter? { try? await WorkFilter.current }
}

struct AccountEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
  static var defaultQuery = AccountQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: name)) }
}

struct AccountQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [AccountEntity] { [] }
  func suggestedEntities() async throws -> [AccountEntity] { [AccountEntity(id: "1", name: "One")] }
}

import AppIntents
import Foundation

// Written as code for phones is: stored `static var`, in Swift 5 mode. It must compile without a warning.

struct Landmark: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "명소")
  static var defaultQuery = LandmarkQuery()

  var id: Int
  @Property(title: "이름") var name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(4.26, specifier: "%.1f")점", image: .init(systemName: "map"))
  }

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Has a search, but does not say so.
struct LandmarkQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Landmark] {
    all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Landmark] { all }

  func entities(matching query: String) async throws -> [Landmark] {
    all.filter { $0.name.contains(query) }
  }

  private var all: [Landmark] { [Landmark(id: 1, name: "해운대"), Landmark(id: 2, name: "광안리")] }
}

enum Section: String, AppEnum {
  case places, map

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "구역"
  static var caseDisplayRepresentations: [Section: DisplayRepresentation] = [
    .places: "명소", .map: DisplayRepresentation(title: "지도", synonyms: ["약도"]),
  ]
}

final class Guide: @unchecked Sendable {
  var visits = 0
}

struct VisitIntent: AppIntent {
  static var title: LocalizedStringResource = "가 보기"
  static var description = IntentDescription("명소에 가요.", categoryName: "여행", searchKeywords: ["여행"])
  static var openAppWhenRun: Bool = true
  static var isDiscoverable: Bool = false
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  @Dependency var guide: Guide

  @Parameter(title: "명소", description: "가고 싶은 곳", requestValueDialog: "어디로 갈까요?")
  var landmark: Landmark?

  @Parameter(title: "사람 수", default: 2, controlStyle: .stepper, inclusiveRange: (1, 9))
  var people: Int

  @Parameter var memo: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$landmark, .hasAnyValue) {
      Summary("\(\.$landmark)에 \(\.$people)명 가기") {
        \.$memo
      }
    } otherwise: {
      Summary("어딘가 가기")
    }
  }

  func perform() async throws -> some IntentResult {
    guard let landmark else {
      return .result(opensIntent: ShowSectionIntent(section: .map))
    }
    guide.visits += 1
    return .result(
      value: landmark,
      dialog: IntentDialog(
        """
        \(landmark.name)에 \(people)명 갔어요.
        \(guide.visits)번째예요.
        """))
  }
}

struct ShowSectionIntent: AppIntent {
  static var title: LocalizedStringResource = "구역 보기"

  @Parameter(title: "구역") var section: Section

  init() {}

  init(section: Section) {
    self.section = section
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: section == .map ? "지도예요" : "명소예요") {
      Text("\(section.rawValue)")
    }
  }
}

struct TravelShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: VisitIntent(),
      phrases: [
        "\(.applicationName)에서 \(\.$landmark) 가기",
        "여행 가기",
      ],
      shortTitle: "가 보기",
      systemImageName: "map"
    )
    AppShortcut(
      intent: ShowSectionIntent(section: .map), phrases: ["지도 보여줘"], shortTitle: "지도", systemImageName: "map")
  }
}

enum Travel: AssistantApp {
  static var names = ["ko": AppNames(display: "여행수첩")]
  static var intents: [any AppIntent.Type] = [VisitIntent.self, ShowSectionIntent.self]
  static var shortcuts: (any AppShortcutsProvider.Type)? = TravelShortcuts.self
  static var phrasesFolder: String?

  static func configure(dataFolder: URL) {
    AppDependencyManager.shared.add(dependency: Guide())
  }
}

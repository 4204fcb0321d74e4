import AppIntents
import Foundation

struct NavigateIntent: AppIntent {
  static let title: LocalizedStringResource = "화면 열기"
  static let supportedModes: IntentModes = .foreground

  @Parameter var section: Screen

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$section) 열기")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Screen> {
    return .result(value: section)
  }
}

struct OpenPlaceIntent: OpenIntent {
  static let title: LocalizedStringResource = "명소 열기"

  @Parameter(title: "명소", requestValueDialog: "어느 명소예요?")
  var target: PlaceEntity
}

extension OpenPlaceIntent: TargetContentProvidingIntent {}

struct ClosestPlaceIntent: AppIntent {
  static let title: LocalizedStringResource = "가까운 명소"

  func perform() async throws -> some ReturnsValue<PlaceEntity> & ShowsSnippetIntent {
    let place = PlaceEntity.all[0]
    return .result(value: place, snippetIntent: PlaceSnippetIntent(place: place))
  }
}

struct PlaceSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "명소 카드"

  @Parameter var place: PlaceEntity
  @Dependency var guidebook: Guidebook

  init() {}

  init(place: PlaceEntity) {
    self.place = place
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let isFavorite = guidebook.favorites.contains(place.id)
    return .result(view: PlaceView(place: place, isFavorite: isFavorite))
  }
}

struct PlaceView: View {
  let place: PlaceEntity
  let isFavorite: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "mappin")
        Text(place.name).font(.headline).foregroundStyle(.secondary)
        Spacer()
      }
      Label("\(place.continent)", systemImage: "globe")
      ProgressView(value: 0.42)
      Button(intent: FavoriteIntent(place: place, isFavorite: !isFavorite)) {
        Text(isFavorite ? "빼기" : "즐겨찾기")
      }
      .buttonStyle(.plain)
      Toggle("즐겨찾기", isOn: isFavorite, intent: FavoriteIntent(place: place, isFavorite: !isFavorite))
    }
    .padding()
  }
}

struct FavoriteIntent: AppIntent {
  static let title: LocalizedStringResource = "즐겨찾기 바꾸기"
  static var isDiscoverable: Bool = false

  @Parameter var place: PlaceEntity
  @Parameter var isFavorite: Bool
  @Dependency var guidebook: Guidebook

  init() {}

  init(place: PlaceEntity, isFavorite: Bool) {
    self.place = place
    self.isFavorite = isFavorite
  }

  func perform() async throws -> some IntentResult {
    if isFavorite { guidebook.favorites.insert(place.id) } else { guidebook.favorites.remove(place.id) }
    PlaceSnippetIntent.reload()
    return .result()
  }
}

struct FindTicketsIntent: AppIntent {
  static let title: LocalizedStringResource = "표 찾기"

  @Parameter var place: PlaceEntity

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let request = TicketRequest(place: place)
    try await requestConfirmation(
      actionName: .search,
      snippetIntent: TicketRequestSnippetIntent(request: request)
    )
    return .result(snippetIntent: TicketRequestSnippetIntent(request: request))
  }
}

struct TicketRequestSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "표 카드"

  @Parameter var request: TicketRequest

  init() {}

  init(request: TicketRequest) {
    self.request = request
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("\(request.place.name) 표 \(request.people)장"))
  }
}

struct DeleteAlbumIntent: UndoableIntent {
  static let title: LocalizedStringResource = "모음 지우기"

  @Parameter(title: "모음") var album: AlbumEntity
  @Dependency var guidebook: Guidebook

  func perform() async throws -> some IntentResult & ReturnsValue<AlbumEntity?> {
    let archive = Option(title: "보관", style: .default)
    let delete = Option(title: "삭제", style: .destructive)
    let choice = try await requestChoice(
      between: [.cancel, archive, delete],
      dialog: "\(album.id) 모음을 어떻게 할까요?",
      view: Text("사진 3장")
    )
    switch choice {
    case archive:
      return .result(value: album)
    case delete:
      let name = album.id
      guidebook.albums.removeAll { $0 == name }
      undoManager?.registerUndo(withTarget: guidebook) { guidebook in
        guidebook.albums.append(name)
      }
      return .result(value: nil)
    default:
      return .result(value: nil)
    }
  }
}

struct CrowdIntent: AppIntent {
  static let title: LocalizedStringResource = "붐비는 정도"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter var place: PlaceEntity

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    let crowd = try await place.crowd
    guard crowd > 10 else { return .result(value: crowd, dialog: "한가해요.") }
    var front = ""
    if systemContext.currentMode.canContinueInForeground {
      do {
        try await continueInForeground(alwaysConfirm: true)
        front = " 화면에서 보여 드려요."
      } catch {
        front = ""
      }
    }
    return .result(value: crowd, dialog: "\(crowd)명이 있어요.\(front)")
  }
}

struct ShowSettingsIntent: AppIntent {
  static let title: LocalizedStringResource = "설정 보기"

  @Parameter var settings: SettingsEntity

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "시작하는 곳은 \(settings.defaultPlace)예요.")
  }
}

/// A picture on a phone; here any value of the app's own.
struct PlaceValueQuery: IntentValueQuery {
  @Dependency var guidebook: Guidebook

  func values(for input: StringSearchCriteria) async throws -> [PlaceEntity] {
    PlaceEntity.all.filter { $0.continent.contains(input.term) }
  }
}

struct TravelPackage: AppIntentsPackage {}

enum TravelNotes: AssistantApp {
  static var names = ["ko": AppNames(display: "여행노트")]
  static var intents: [any AppIntent.Type] = [
    NavigateIntent.self, OpenPlaceIntent.self, ClosestPlaceIntent.self, PlaceSnippetIntent.self,
    FavoriteIntent.self, FindTicketsIntent.self, TicketRequestSnippetIntent.self, DeleteAlbumIntent.self,
    CrowdIntent.self, ShowSettingsIntent.self,
  ]
  static var shortcuts: (any AppShortcutsProvider.Type)? = TravelNotesShortcuts.self
  static var phrasesFolder: String?
  static var includedPackages: [any AppIntentsPackage.Type] { [TravelPackage.self] }
  static func configure(dataFolder: URL) {}
}

struct TravelNotesShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenPlaceIntent(),
      phrases: ["\(.applicationName)에서 \(\.$target) 보여줘"],
      shortTitle: "명소 보기",
      systemImageName: "mappin",
      parameterPresentation: ParameterPresentation(
        for: \.$target,
        summary: Summary("\(\.$target) 보기"),
        optionsCollections: {
          OptionsCollection(PlaceQuery(), title: "모든 명소", systemImageName: "mappin")
        }
      )
    )
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases {
      "\(.applicationName) 지워줘"
    }
  }
}

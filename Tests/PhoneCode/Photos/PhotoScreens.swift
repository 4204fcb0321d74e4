import AppIntents
import SwiftUI

struct AlbumScreen: View {
  let album: AlbumEntity
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text(album.name)
    }
    .userActivity("com.example.album", element: album) { album, activity in
      activity.title = album.name
      activity.appEntityIdentifier = EntityIdentifier(for: album)
      activity.isEligibleForSearch = true
    }
    .onAppIntentExecution(OpenAlbum.self) { intent in
      path.append(intent.target)
    }
    .handlesExternalEvents(preferring: [album.id], allowing: ["*"])
  }
}

@Observable
final class AlbumNavigation {
  var selection: AlbumEntity?

  func open(_ album: AlbumEntity) { selection = album }
}

struct ChooseAlbum: AppIntent {
  static let title: LocalizedStringResource = "Choose Album"

  @Parameter var album: AlbumEntity?
  @Dependency var navigation: AlbumNavigationHolder

  func perform() async throws -> some IntentResult & OpensIntent {
    if let album {
      await navigation.open(album)
      let open = OpenAlbum()
      open.target = album
      return .result(opensIntent: open)
    }
    throw AppIntentError.UserActionRequired.confirmation
  }
}

@MainActor
final class AlbumNavigationHolder {
  private let navigation = AlbumNavigation()
  func open(_ album: AlbumEntity) { navigation.open(album) }
}

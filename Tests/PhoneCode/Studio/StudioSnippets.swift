import AppIntents
import SwiftUI

struct NowPlaying: SnippetIntent {
  static let title: LocalizedStringResource = "Now Playing"

  @Parameter(title: "Track") var track: TrackEntity

  init() {}

  init(track: TrackEntity) { self.track = track }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: NowPlayingView(track: track))
  }
}

struct NowPlayingView: View {
  let track: TrackEntity

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "music.note")
        .font(.title)
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(track.name).font(.headline).lineLimit(1)
        Text("Track \(track.id)").font(.caption).foregroundColor(.secondary)
      }
      Spacer()
      Button(intent: SkipTrack()) {
        Image(systemName: "forward.fill")
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal)
  }
}

struct SkipTrack: AppIntent {
  static let title: LocalizedStringResource = "Skip"

  func perform() async throws -> some IntentResult {
    NowPlaying.reload()
    return .result()
  }
}

struct ShowPlaying: AppIntent {
  static let title: LocalizedStringResource = "What is playing?"

  func perform() async throws -> some IntentResult & ReturnsValue<TrackEntity> & ShowsSnippetIntent {
    let track = TrackEntity(id: 1, name: "One")
    return .result(value: track, snippetIntent: NowPlaying(track: track))
  }
}

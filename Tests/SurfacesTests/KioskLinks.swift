import AppIntents
import Foundation
import Widgets

/// Shows what stands on a page: what a link may open.
struct ReadPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "신문 읽기"
  static let risk = IntentRisk.reads
  static var urlRepresentation: URLRepresentation { "kiosk://page/\(\.$page)" }
  @Parameter(title: "쪽") var page: String

  func perform() async throws -> some ProvidesDialog { .result(dialog: "\(page)쪽이에요.") }
}

/// Shows the front page; the app itself knows its address.
struct ReadFront: AppIntent {
  static let title: LocalizedStringResource = "첫 쪽 읽기"
  static let risk = IntentRisk.reads

  func perform() async throws -> some ProvidesDialog { .result(dialog: "첫 쪽이에요.") }
}

extension Kiosk: URLOpeningApp {
  static func intent(opening url: URL) -> (any AppIntent)? {
    switch url.host() {
    case "front": ReadFront()
    case "Kiosk" where url.path() == "/opening": ReadFront()
    // Spends, and is not opened for that.
    case "buy": BuyPaper()
    default: nil
    }
  }
}

/// Leads to many places, and to none where it says so.
struct LinkedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Linked", provider: StandWidget.Provider()) { _ in
      PaperLinks().widgetURL(URL(string: "kiosk://front"))
    }
  }
}

struct PaperLinks: View {
  var body: some View {
    VStack {
      Link("스포츠", destination: URL(string: "malgil://kiosk/page/7%EC%AA%BD")!)
      Link("누리집", destination: URL(string: "https://example.com/paper")!)
      Link("사기", destination: URL(string: "kiosk://buy")!)
      Link("남의 것", destination: URL(string: "malgil://Other/page/1")!)
      Link("파일", destination: URL(string: "file:///etc/passwd")!)
      Link("비밀", destination: URL(string: "kiosk://page/9")!).privacySensitive()
    }
  }
}

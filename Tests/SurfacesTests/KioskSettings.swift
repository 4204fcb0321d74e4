import AppIntents
import Widgets

/// Which page the control shows: one has to be said.
struct PageSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "쪽 설정"
  @Parameter(title: "쪽", requestValueDialog: "몇 쪽이에요?") var page: String
  @Parameter(title: "크게", default: false) var isLarge: Bool
}

struct PageControl: ControlWidget {
  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: PageSettings) -> String { "1쪽" }
    func currentValue(configuration: PageSettings) async throws -> String {
      configuration.isLarge ? "\(configuration.page)쪽 크게" : "\(configuration.page)쪽"
    }
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Page", provider: Provider()) { title in
      ControlWidgetButton(title, action: ReadPage(title))
    }
    .displayName("쪽")
    .promptsForUserConfiguration()
  }
}

extension ReadPage {
  init(_ page: String) {
    self.init()
    self.page = page
  }
}

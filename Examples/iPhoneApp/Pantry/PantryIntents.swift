import AppIntents
import SwiftUI
import WidgetKit

public struct UseIngredient: AppIntent {
  public static var title: LocalizedStringResource = "재료 쓰기"
  public static var description = IntentDescription("재료를 쓴 만큼 뺍니다.", categoryName: "부엌")

  @Parameter(title: "재료", requestValueDialog: "무엇을 썼어요?") public var ingredient: Ingredient
  @Parameter(title: "개수", default: 1, inclusiveRange: (1, 100)) public var count: Int

  public static var parameterSummary: some ParameterSummary {
    Summary("\(\.$ingredient) \(\.$count)개 쓰기")
  }

  @Dependency private var pantry: PantryModel

  public init() {}

  @MainActor
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let left = try pantry.use(ingredient, count: count)
    WidgetCenter.shared.reloadAllTimelines()
    return .result(value: left, dialog: "\(ingredient.name) \(left)개 남았어요.")
  }
}

public struct ShowIngredient: OpenIntent {
  public static let title: LocalizedStringResource = "재료 보기"

  @Parameter(title: "재료") public var target: Ingredient

  public init() {}

  @MainActor
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: IngredientView(ingredient: target))
  }
}

struct IngredientView: View {
  let ingredient: Ingredient

  var body: some View {
    VStack(alignment: .leading) {
      Label(ingredient.name, systemImage: "carrot").font(.headline)
      Text("\(ingredient.count)개").foregroundColor(.secondary)
    }
    .padding()
  }
}

public struct ChooseIngredients: WidgetConfigurationIntent {
  public static let title: LocalizedStringResource = "재료 고르기"

  @Parameter(title: "재료", size: [.systemSmall: 1, .systemMedium: 3]) public var ingredients: [Ingredient]?

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("\(\.$ingredients)")
    } otherwise: {
      Summary("\(\.$ingredients) 보기")
    }
  }
}

public struct PantryShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: UseIngredient(),
      phrases: ["\(.applicationName)에서 \(\.$ingredient) 썼어", "\(.applicationName)에서 재료 썼어"],
      shortTitle: "재료 쓰기", systemImageName: "minus")
    AppShortcut(
      intent: ShowIngredient(), phrases: ["\(.applicationName)에서 \(\.$target) 보여줘"],
      shortTitle: "재료 보기", systemImageName: "eye")
  }
}

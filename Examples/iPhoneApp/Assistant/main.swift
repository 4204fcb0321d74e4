import AppIntents
import Pantry

/// What a phone finds in the app's bundle, listed for an assistant: the only thing that is added to the app.
enum PantryAssistant: AssistantApp {
  static let names = ["": AppNames(display: "식료품실")]
  static let intents: [any AppIntent.Type] = [
    UseIngredient.self, ShowIngredient.self, ChooseIngredients.self,
  ]
  static let shortcuts: (any AppShortcutsProvider.Type)? = PantryShortcuts.self
  static let phrasesFolder: String? = nil

  static func configure(dataFolder: URL) {
    AppDependencyManager.shared.add { await PantryModel.shared }
  }
}

// An assistant's program calls `Malgil.main(apps: [PantryAssistant.self])` of the module CommandLineTool; this one only shows
// that the intents run.
PantryAssistant.configure(dataFolder: .temporaryDirectory)
let pantry = PantryModel.shared
let use = UseIngredient()
use.ingredient = pantry.ingredients[0]
print(try await use(donate: false))

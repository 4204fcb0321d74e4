import AppIntents
import Pantry
import SwiftUI

@main
struct PantryApp: App {
  @State private var pantry = PantryModel.shared

  init() {
    let pantry = PantryModel.shared
    AppDependencyManager.shared.add(dependency: pantry)
    PantryShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      PantryList()
        .environment(pantry)
        .onOpenURL { url in print(url) }
    }
  }
}

@MainActor
struct PantryList: View {
  @State private var search = ""
  private let pantry = PantryModel.shared

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(pantry.ingredients) { ingredient in
          Text("\(ingredient.name) \(ingredient.count)")
        }
      }
      .navigationTitle("재료")
      .searchable(text: $search)
      .task { await MainActor.run { pantry.path = [] } }
    }
  }
}

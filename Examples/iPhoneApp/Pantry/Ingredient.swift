import AppIntents
import CoreSpotlight
import SwiftUI

public struct Ingredient: AppEntity, IndexedEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation = "재료"
  public static var defaultQuery = IngredientQuery()

  public let id: Int
  @Property(title: "이름") public var name: String
  @Property(title: "개수") public var count: Int
  @Property(title: "먹는 날까지") public var bestBefore: Date?

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(count)개", image: DisplayRepresentation.Image(systemName: "carrot"))
  }

  init(id: Int, name: String, count: Int, bestBefore: Date? = nil) {
    self.id = id
    self.name = name
    self.count = count
    self.bestBefore = bestBefore
  }
}

public struct IngredientQuery: EntityStringQuery {
  @Dependency private var pantry: PantryModel

  public init() {}

  @MainActor
  public func entities(for identifiers: [Ingredient.ID]) async throws -> [Ingredient] {
    pantry.ingredients.filter { identifiers.contains($0.id) }
  }

  @MainActor
  public func entities(matching string: String) async throws -> [Ingredient] {
    pantry.ingredients.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  @MainActor
  public func suggestedEntities() async throws -> [Ingredient] { pantry.ingredients }
}

import Foundation
import SwiftUI
import os

private let logger = Logger(subsystem: "com.example.pantry", category: "model")

@MainActor
@Observable
public final class PantryModel {
  public static let shared = PantryModel()

  public private(set) var ingredients = [
    Ingredient(id: 1, name: "당근", count: 3), Ingredient(id: 2, name: "양파", count: 1),
    Ingredient(id: 3, name: "우유", count: 2, bestBefore: Date(timeIntervalSince1970: 1_800_000_000)),
  ]
  public var path: [Int] = []

  public func use(_ ingredient: Ingredient, count: Int) throws -> Int {
    guard let index = ingredients.firstIndex(where: { $0.id == ingredient.id }) else {
      throw PantryError.unknown
    }
    let left = ingredients[index].count - count
    guard left >= 0 else { throw PantryError.tooFew(ingredients[index].count) }
    logger.info("used \(count) of \(ingredient.id, privacy: .public)")
    ingredients[index] = Ingredient(id: ingredient.id, name: ingredient.name, count: left)
    return left
  }

  public func add(_ name: String, count: Int) -> Ingredient {
    let ingredient = Ingredient(id: (ingredients.map(\.id).max() ?? 0) + 1, name: name, count: count)
    ingredients.append(ingredient)
    return ingredient
  }
}

enum PantryError: Error, CustomLocalizedStringResourceConvertible {
  case unknown
  case tooFew(Int)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unknown: "그런 재료는 없어요."
    case .tooFew(let count): "\(count)개밖에 없어요."
    }
  }
}

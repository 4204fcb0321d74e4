import CoreSpotlight
import MobileCoreServices

struct Loaf {
  var id: UUID
  var name: String
  var flour: String
  var grams: Int
  var bakedAt: Date
  var picture: Data?
}

/// Lets search find what is in the window today.
final class LoafIndex {
  private let index = CSSearchableIndex.default()

  func update(_ loaves: [Loaf]) async {
    try? await index.deleteSearchableItems(withDomainIdentifiers: ["loaves"])
    try? await index.indexSearchableItems(loaves.map(item))
  }

  private func item(for loaf: Loaf) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(itemContentType: UTType.item.identifier)
    attributes.title = loaf.name
    attributes.contentDescription = "\(loaf.grams) g"
    attributes.contentCreationDate = loaf.bakedAt
    attributes.keywords = ["bread", loaf.flour]
    attributes.thumbnailData = loaf.picture
    attributes.setValue(loaf.flour, forKey: "flour")
    attributes.setValue(loaf.grams, forKey: "grams")
    return CSSearchableItem(
      uniqueIdentifier: "loaf.\(loaf.id)", domainIdentifier: "loaves", attributeSet: attributes)
  }
}

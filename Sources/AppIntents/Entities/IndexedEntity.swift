/// An entity that is found by more than its title: by its indexed properties and its attributes.
///
/// On a phone these go to Spotlight. Here they are compared with what was said when the entity's query does not
/// search by words itself.
public protocol IndexedEntity: AppEntity {
  var attributeSet: CSSearchableItemAttributeSet { get }
}

extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// Attributes with the entity's title and synonyms.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    attributes.displayName = String(localized: displayRepresentation.title)
    attributes.alternateNames = displayRepresentation.synonyms.map { String(localized: $0) }
    return attributes
  }

  /// The words that lead to this entity besides its title and synonyms.
  var indexedWords: [String] {
    let properties = NamedHolder.all(of: self).filter(\.holder.settings.isIndexed)
    return properties.compactMap { $0.holder.current.map(ValueText(language: "").text(of:)) }
      + attributeSet.words
  }
}

/// What Spotlight may know of a thing: the part of it that is words, from the module CoreSpotlight of phones.
public final class CSSearchableItemAttributeSet {
  public var title: String?
  public var displayName: String?
  public var alternateNames: [String]?
  public var contentDescription: String?
  public var keywords: [String]?
  public var subject: String?
  public var city: String?
  public var country: String?
  public var genre: String?
  public var album: String?
  public var artist: String?

  public init() {}

  var words: [String] {
    let texts = [title, displayName, contentDescription, subject, city, country, genre, album, artist]
    return texts.compactMap(\.self) + (alternateNames ?? []) + (keywords ?? [])
  }
}

/// The key of an attribute that only the app knows.
public struct CSCustomAttributeKey: Hashable, Sendable {
  public let keyName: String

  /// Nil for an empty name.
  public init?(keyName: String) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
  }
}

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

/// What Spotlight may know of a thing, from the module CoreSpotlight of phones.
///
/// Words lead to the entity by its texts and lists of texts; dates, numbers and pictures are kept and not searched.
public final class CSSearchableItemAttributeSet {
  public var title: String?
  public var displayName: String?
  public var alternateNames: [String]?
  public var contentDescription: String?
  public var textContent: String?
  public var keywords: [String]?
  public var subject: String?
  public var comment: String?
  public var theme: String?
  public var city: String?
  public var country: String?
  public var namedLocation: String?
  public var fullyFormattedAddress: String?
  public var genre: String?
  public var album: String?
  public var artist: String?
  public var authorNames: [String]?
  public var organizations: [String]?
  public var phoneNumbers: [String]?
  public var emailAddresses: [String]?

  public var contentType: String?
  public var contentURL: URL?
  public var url: URL?
  public var path: String?
  public var thumbnailURL: URL?
  public var thumbnailData: Data?
  public var darkThumbnailURL: URL?
  public var relatedUniqueIdentifier: String?
  public var domainIdentifier: String?
  public var identifier: String?
  public var startDate: Date?
  public var endDate: Date?
  public var dueDate: Date?
  public var completionDate: Date?
  public var addedDate: Date?
  public var contentCreationDate: Date?
  public var contentModificationDate: Date?
  public var lastUsedDate: Date?
  public var latitude: NSNumber?
  public var longitude: NSNumber?
  public var rating: NSNumber?
  public var duration: NSNumber?
  public var pageCount: NSNumber?
  public var rankingHint: NSNumber?
  public var supportsNavigation: NSNumber?
  public var supportsPhoneCall: NSNumber?

  private var customValues: [CSCustomAttributeKey: Any] = [:]

  public init() {}

  public init(contentType: UTType) { self.contentType = contentType.identifier }

  public init(itemContentType: String) { contentType = itemContentType }

  public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) { customValues[key] = value }
  public func value(forCustomKey key: CSCustomAttributeKey) -> Any? { customValues[key] }

  var words: [String] {
    let texts = [
      title, displayName, contentDescription, textContent, subject, comment, theme, city, country,
      namedLocation,
      fullyFormattedAddress, genre, album, artist,
    ]
    let lists = [alternateNames, keywords, authorNames, organizations, phoneNumbers, emailAddresses]
    let own = customValues.values.flatMap { ($0 as? [String]) ?? ($0 as? String).map { [$0] } ?? [] }
    return texts.compactMap(\.self) + lists.flatMap { $0 ?? [] } + own
  }
}

/// The key of an attribute that only the app knows.
public struct CSCustomAttributeKey: Hashable, Sendable {
  public let keyName: String

  /// Nil for an empty name. The other arguments say how a phone searches.
  public init?(
    keyName: String, searchable: Bool = true, searchableByDefault: Bool = false, unique: Bool = false,
    multiValued: Bool = false
  ) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
  }
}

import AppIntents
import CoreSpotlight
import CoreTransferable
import UniformTypeIdentifiers

struct Book: Identifiable, Codable, Hashable, Sendable {
  var id = UUID()
  var title: String
  var author: String
  var pages: Int
  var finished: Date?
  var rating: Double = 0
}

struct BookEntity: AppEntity, IndexedEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource("Book", table: "Intents"),
      numericFormat: LocalizedStringResource("\(placeholder: .int) books", table: "Intents"))
  }

  static var defaultQuery = BookQuery()

  var id: UUID

  @Property(title: "Title", indexingKey: \.title)
  var title: String

  @Property(title: "Author")
  var author: String

  @Property(title: "Pages")
  var pages: Int

  @Property(title: "Finished")
  var finished: Date?

  @Property(title: "Rating")
  var rating: Double

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author)",
      image: DisplayRepresentation.Image(systemName: "book", isTemplate: true), synonyms: ["\(author)'s book"]
    )
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.contentDescription = author
    attributes.keywords = ["book", author]
    return attributes
  }

  init(_ book: Book) {
    id = book.id
    title = book.title
    author = book.author
    pages = book.pages
    finished = book.finished
    rating = book.rating
  }
}

extension BookEntity: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { book in
      Data("\(book.title) — \(book.author)".utf8)
    }
    ProxyRepresentation(exporting: \.title)
  }
}

extension BookEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://library.example.com/books/\(.id)" }
}

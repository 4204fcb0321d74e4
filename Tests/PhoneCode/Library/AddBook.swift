import AppIntents

struct AddBook: AppIntent {
  static var title: LocalizedStringResource = "Add Book"
  static var description = IntentDescription(
    "Adds a book to the shelf.", categoryName: "Books", searchKeywords: ["reading", "library"])

  @Parameter(title: "Title", requestValueDialog: IntentDialog("Which book?"))
  var bookTitle: String

  @Parameter(
    title: "Author", default: "", inputOptions: .init(capitalizationType: .words, autocorrect: false))
  var author: String

  @Parameter(title: "Pages", default: 100, controlStyle: .stepper, inclusiveRange: (1, 5000))
  var pages: Int

  @Parameter(title: "Cover", supportedContentTypes: [.image, .pdf])
  var cover: IntentFile?

  @Parameter(title: "Format", default: .paper)
  var format: BookFormat

  static var parameterSummary: some ParameterSummary {
    When(\.$format, .equalTo, .paper) {
      Summary("Add \(\.$bookTitle) by \(\.$author)", table: "Intents") {
        \.$pages
        \.$cover
      }
    } otherwise: {
      Switch(\.$format) {
        Case(.audio) { Summary("Add audio book \(\.$bookTitle)") }
        Case([.paper, .electronic]) { Summary("Add \(\.$bookTitle)") { \.$author } }
        DefaultCase { Summary("Add \(\.$bookTitle)") }
      }
    }
  }

  @Dependency var shelf: Shelf

  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog & OpensIntent {
    guard !bookTitle.isEmpty else { throw $bookTitle.needsValueError("Which book is it?") }
    let book = Book(title: bookTitle, author: author, pages: pages)
    await shelf.add(book)
    let entity = BookEntity(book)
    return .result(value: entity, opensIntent: OpenBook(target: entity), dialog: "Added \(book.title).")
  }
}

enum BookFormat: String, AppEnum {
  case paper, audio, electronic

  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Format")
  static var caseDisplayRepresentations: [BookFormat: DisplayRepresentation] = [
    .paper: DisplayRepresentation(title: "Paper", image: .init(systemName: "book")),
    .audio: DisplayRepresentation(
      title: "Audio", subtitle: "To listen to", image: .init(named: "headphones")),
    .electronic: "E-Book",
  ]
}

import AppIntents

struct OpenBook: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Book"

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var target: BookEntity

  init() {}

  init(target: BookEntity) { self.target = target }
}

struct OpenShelf: OpenIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  static var supportedModes: IntentModes { .foreground(.dynamic) }

  @Parameter(title: "Place") var target: ShelfPlace
}

enum ShelfPlace: String, AppEnum, URLRepresentableEnum {
  case all, unread

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [ShelfPlace: DisplayRepresentation] = [
    .all: "All", .unread: "Unread",
  ]
  static let urlRepresentation: URLRepresentation = [
    .all: "https://library.example.com/all", .unread: "https://library.example.com/unread",
  ]
}

struct OpenPlace: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Place"

  @Parameter(title: "Place") var target: ShelfPlace
}

struct OpenWebsite: AppIntent {
  static let title: LocalizedStringResource = "Open Website"

  @Parameter(title: "Book") var book: BookEntity

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(book))
  }
}

import AppIntents

struct BookQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = Predicate<Book>

  @Dependency private var shelf: Shelf

  static var findIntentDescription: IntentDescription? {
    IntentDescription(
      "Finds books on the shelf.", categoryName: "Books", searchKeywords: ["read"], resultValueName: "Books")
  }

  static let properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { value in #Predicate<Book> { $0.title == value } }
      ContainsComparator { value in #Predicate<Book> { $0.title.contains(value) } }
      NotEqualToComparator { value in #Predicate<Book> { $0.title != value } }
      HasPrefixComparator { value in #Predicate<Book> { $0.title.starts(with: value) } }
    }
    Property(\BookEntity.$pages) {
      LessThanComparator { value in #Predicate<Book> { $0.pages < value } }
      LessThanOrEqualToComparator { value in #Predicate<Book> { $0.pages <= value } }
      GreaterThanComparator { value in #Predicate<Book> { $0.pages > value } }
      GreaterThanOrEqualToComparator { value in #Predicate<Book> { $0.pages >= value } }
    }
    Property(\BookEntity.$rating) {
      IsBetweenComparator { low, high in #Predicate<Book> { $0.rating >= low && $0.rating <= high } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$pages)
  }

  func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
    await shelf.books.filter { identifiers.contains($0.id) }.map(BookEntity.init)
  }

  func suggestedEntities() async throws -> [BookEntity] { await shelf.books.prefix(5).map(BookEntity.init) }

  func entities(
    matching comparators: [Predicate<Book>], mode: ComparatorMode, sortedBy: [EntityQuerySort<BookEntity>],
    limit: Int?
  ) async throws -> [BookEntity] {
    var found = try await shelf.books.filter { book in
      switch mode {
      case .and: try comparators.allSatisfy { try $0.evaluate(book) }
      case .or: try comparators.contains { try $0.evaluate(book) }
      }
    }
    for sort in sortedBy {
      switch sort.by {
      case \.$title: found.sort { $0.title < $1.title }
      case \.$pages: found.sort { $0.pages < $1.pages }
      default: break
      }
      if sort.order == .descending { found.reverse() }
    }
    return found.prefix(limit ?? .max).map(BookEntity.init)
  }
}

actor Shelf {
  var books: [Book] = []

  func add(_ book: Book) { books.append(book) }
  func remove(_ ids: [UUID]) { books.removeAll { ids.contains($0.id) } }
}

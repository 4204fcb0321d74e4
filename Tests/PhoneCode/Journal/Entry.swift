import AppIntents
import SwiftData

@Model
final class Entry {
  var uuid: UUID
  var text: String
  var date: Date
  var mood: Int

  init(text: String, date: Date = .now, mood: Int = 3) {
    self.uuid = UUID()
    self.text = text
    self.date = date
    self.mood = mood
  }
}

extension Entry {
  var entity: EntryEntity { EntryEntity(id: uuid, text: text, date: date) }
}

struct EntryEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Entry", comment: "A page of the journal"), synonyms: ["page", "note"])
  static let defaultQuery = EntryQuery()

  let id: UUID
  var text: String
  var date: Date

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(text.prefix(20))", subtitle: "\(date, format: .dateTime.year().month().day())")
  }
}

struct EntryQuery: EntityQuery, EntityStringQuery {
  @Dependency var container: ModelContainer

  func entities(for identifiers: [UUID]) async throws -> [EntryEntity] {
    let context = ModelContext(container)
    let all = try context.fetch(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.date, order: .reverse)]))
    return all.filter { identifiers.contains($0.uuid) }.map(\.entity)
  }

  func entities(matching string: String) async throws -> [EntryEntity] {
    var descriptor = FetchDescriptor<Entry>()
    descriptor.fetchLimit = 10
    return try ModelContext(container).fetch(descriptor).filter { $0.text.contains(string) }.map(\.entity)
  }

  @MainActor
  func suggestedEntities() async throws -> [EntryEntity] {
    try container.mainContext.fetch(FetchDescriptor<Entry>()).map(\.entity)
  }
}

import Foundation
import GRDB
import SampleDatabase
import Testing

@testable import Landmarks

@Suite struct NotebookTests {
  @Test("a new notebook has three collections")
  func first() async throws {
    let collections = try await TravelDatabase.fresh().collections()
    #expect(collections.map(\.collection.name) == ["가 볼 곳", "바다 여행", "경주 산책"])
    #expect(collections.map(\.places.count) == [0, 3, 3])
  }

  @Test("places keep the order in which they were added, and are there once")
  func places() async throws {
    let database = TravelDatabase.fresh()
    let collection = try #require(try await database.collections().first).collection
    #expect(try await database.add(["l9", "l1", "l9"], to: collection) == ["l9", "l1"])
    #expect(try await database.add(["l1", "l2"], to: collection) == ["l2"])
    #expect(try await database.places(of: "가 볼 곳") == ["l9", "l1", "l2"])
    #expect(try await database.remove(["l1", "l5"], from: collection) == ["l1"])
    #expect(try await database.places(of: "가 볼 곳") == ["l9", "l2"])
  }

  @Test("two collections never have one name, whatever its spaces")
  func names() async throws {
    let database = TravelDatabase.fresh()
    #expect(try await database.createCollection(id: "a", name: "가볼곳", now: .at(0)) == nil)
    #expect(try await database.createCollection(id: "b", name: "단풍", now: .at(0))?.id == "b")
    #expect(try await database.collections().count == 4)
  }

  @Test("a deleted collection comes back with everything in it")
  func restore() async throws {
    let database = TravelDatabase.fresh()
    let filled = try #require(try await database.collections().last)
    try await database.deleteCollection(filled.collection.id)
    #expect(try await database.places(of: "경주 산책") == nil)
    try await database.restore(filled)
    #expect(try await database.places(of: "경주 산책") == filled.places)
  }

  @Test("an archived collection stands last")
  func archive() async throws {
    let database = TravelDatabase.fresh()
    try await database.setArchived(true, collectionID: "first1")
    let collections = try await database.collections()
    #expect(collections.map(\.collection.name) == ["바다 여행", "경주 산책", "가 볼 곳"])
    #expect(collections.map(\.collection.isArchived) == [false, false, true])
  }

  @Test("what was and what is planned are kept apart, each in its order")
  func visits() async throws {
    let database = TravelDatabase.fresh()
    try await database.save([
      Visit(id: "a", landmarkID: "l1", day: .at(0, day: -9), isPlan: false),
      Visit(id: "b", landmarkID: "l2", day: .at(0, day: -1), isPlan: false),
      Visit(id: "c", landmarkID: "l3", day: .at(0, day: 5), isPlan: true),
      Visit(id: "d", landmarkID: "l3", day: .at(0, day: 2), isPlan: true),
      Visit(id: "e", landmarkID: "l3", day: .at(0, day: -2), isPlan: true),
    ])
    #expect(try await database.visits().map(\.id) == ["b", "a"])
    #expect(try await database.plans(from: .at(0)).map(\.id) == ["d", "c"])
  }

  @Test("favourites are shown the newest first")
  func favourites() async throws {
    let database = TravelDatabase.fresh()
    #expect(try await database.setFavourite("l1", true, now: .at(1)))
    #expect(try await database.setFavourite("l2", true, now: .at(2)))
    #expect(try await !database.setFavourite("l1", true, now: .at(3)))
    #expect(try await database.favourites().map(\.id) == ["l2", "l1"])
    #expect(try await database.setFavourite("l2", false, now: .at(4)))
    #expect(try await !database.isFavourite("l2"))
  }
}

@Suite struct NotebookFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "notebook-\(UUID().uuidString)")

  private var file: URL { folder.appending(path: "deep/Landmarks.sqlite") }

  @Test("the notebook is kept in its file, whose folder is made")
  func file() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await TravelDatabase(.file(file)).setDefaultPlace(.busan)
    #expect(try await TravelDatabase(.file(file)).defaultPlace() == .busan)
  }

  @Test("a file that is no notebook is left as it is")
  func damaged() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = Data("somebody's file, which is longer than a header of SQLite, and no database at all".utf8)
    try text.write(to: file)
    await #expect(throws: DatabaseFailure<Landmarks>.self) {
      try await TravelDatabase(.file(file)).defaultPlace()
    }
    #expect(try Data(contentsOf: file) == text)
  }

  @Test("a notebook of a newer version is not touched")
  func newer() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await TravelDatabase(.file(file)).setDefaultPlace(.busan)
    try await DatabaseQueue(path: file.path).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('later')")
    }
    await #expect(throws: DatabaseFailure<Landmarks>.newer(path: file.path)) {
      try await TravelDatabase(.file(file)).defaultPlace()
    }
  }
}

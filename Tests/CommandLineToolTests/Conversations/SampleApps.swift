import AppIntents
import Assistant
import Foundation
import Hosting
import Matching
import PhraseCatalog
import SampleDatabase

@testable import CommandLineTool
@testable import FoodDelivery
@testable import Landmarks

/// Both sample apps as the tool loads them, with their shipped phrases and real names, one order that was
/// placed, one visit and one plan.
struct SampleApps: Sendable {
  /// Loaded once: compiling the phrases takes longer than reading all the examples.
  static let loaded = Task { try await SampleApps() }

  let catalog: AppCatalog
  let now = Date(timeIntervalSince1970: 1_795_168_800)
  private let dependencies: AppDependencyManager

  /// Two seasoned chickens from 한밤치킨, ordered two minutes ago, as number 1043.
  private static func placeOrder(in database: AppDatabase, at time: Date) async throws {
    let request = OrderRequest(
      key: "example", restaurantID: "r3", lines: [.init(dishID: "m17", quantity: 2)], addressLabel: "home",
      addressText: "서울 마포구 월드컵로 1")
    _ = try await database.placeOrder(request, now: time)
  }

  /// A visit to 경복궁 a week ago, and a plan to go to 불국사 tomorrow.
  private static func noteVisits(in database: TravelDatabase, at time: Date) async throws {
    let (week, day) = (7.0 * 86_400, 86_400.0)
    try await database.save([
      Visit(id: "visit", landmarkID: "l1", day: time.addingTimeInterval(-week), isPlan: false),
      Visit(id: "plan", landmarkID: "l13", day: time.addingTimeInterval(day), isPlan: true),
    ])
  }

  private init() async throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    let database = AppDatabase(.memory, calendar: calendar)
    try await Self.placeOrder(in: database, at: now.addingTimeInterval(-120))
    let travel = TravelDatabase(.memory, calendar: calendar)
    try await Self.noteVisits(in: travel, at: now)
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: database)
    dependencies.add(dependency: travel)
    self.dependencies = dependencies
    let apps: [any AssistantApp.Type] = [FoodDelivery.self, Landmarks.self]
    let root = Products.folder.appending(path: "malgil_Phrases.resources")
    let folder = try PhraseFolder(
      at: root, apps: apps.map { PhraseSchema.schema(of: IntentRuntime.describe($0)) })
    let unnamed = try AppCatalog(
      apps: apps, phrases: folder.phrases, dictionaries: folder.listDictionaries,
      applicationNames: folder.applicationNames)
    let now = now
    catalog = await AppDependencyManager.$local.withValue(dependencies) {
      await unnamed.withNames(now: now, language: "ko")
    }
  }
}

import AppIntents
import Foundation
import SampleDatabase
import Testing

@testable import FoodDelivery

extension IntentTests {
  @Suite struct UnavailableDataTests {
    @Test("Data that cannot be opened are reported as such, and the file is named")
    func unavailable() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
      try Data("no database at all, only some words".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      AppDependencyManager.shared.add(dependency: AppDatabase(.file(file), calendar: .seoul))
      let host = ScriptedHost([], now: .at(19), language: "ko")
      let call = IntentCall(app: "FoodDelivery", intent: "ShowCart")
      let failure = await #expect(throws: IntentFailure.self) {
        try await IntentRuntime.run(call, of: FoodDelivery.self, host: host)
      }
      #expect(failure?.code == .unavailable)
      #expect(
        failure?.message?.full == "한입배달의 자료를 열 수 없어요. 파일은 그대로 두었어요: \(file.path)")
    }

    @Test(
      "Only a file that somebody else holds is worth another try",
      arguments: [
        (DatabaseFailure<FoodDelivery>.busy(path: "a"), true), (.unavailable(path: "a", reason: "b"), false),
        (.newer(path: "a"), false),
      ])
    func temporary(failure: DatabaseFailure<FoodDelivery>, isTemporary: Bool) {
      #expect(failure.isTemporary == isTemporary)
    }
  }
}

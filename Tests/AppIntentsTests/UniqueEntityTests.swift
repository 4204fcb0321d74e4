import AppIntents
import Foundation
import Testing

@Suite("Entities of which there is one") struct UniqueEntityTests {
  struct Profile: UniqueAppEntity {
    struct Query: UniqueAppEntityQuery {
      func uniqueEntity() async throws -> Profile { Profile(place: "서울") }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "내 정보"
    static let defaultQuery = Query()

    @Property(title: "장소") var place: String

    init(place: String) { self.place = place }
  }

  struct ShowProfile: AppIntent {
    static let title: LocalizedStringResource = "내 정보 보기"
    @Parameter var profile: Profile
    func perform() async throws -> some ProvidesDialog { .result(dialog: "\(profile): \(profile.place)") }
  }

  @Test("The query needs nothing but the entity, and the entity is found by the name of its type")
  func found() async throws {
    let one = try await TestApp.run(ShowProfile.self, ["profile": .text("내 정보")])
    #expect(one.dialog?.full == "내 정보: 서울")
  }
}

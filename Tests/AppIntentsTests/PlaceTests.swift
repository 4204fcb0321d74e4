@testable import AppIntents
import Testing

@Suite("Places and names as values") struct PlaceTests {
  struct Travel: AppIntent {
    static let title: LocalizedStringResource = "여행"
    @Parameter(title: "어디", displayStyle: .city) var city: CLPlacemark
    @Parameter(title: "모임") var meeting: PlaceDescriptor?
    @Parameter(title: "누구") var name: PersonNameComponents?
    @Parameter(title: "무엇") var thing: EntityIdentifier?

    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(name?.familyName ?? ""), \(city.name ?? ""), \(meeting?.commonName ?? "")")
    }
  }

  @Test("A place and a person are what was said")
  func said() async throws {
    let outcome = try await TestApp.run(
      Travel.self, ["city": .text("부산"), "meeting": .text("역 앞"), "name": .text("이순신")])
    #expect(outcome.dialog?.full == "이, 부산, 역 앞")
    #expect(Travel().$city.displayStyle == .city)
  }

  @Test("The distance of two places is that along the earth, in metres")
  func distances() {
    let seoul = CLLocation(latitude: 37.5665, longitude: 126.978)
    let busan = CLLocation(latitude: 35.1796, longitude: 129.0756)
    #expect(abs(seoul.distance(from: busan) - 325_000) < 2_000)
    #expect(seoul.distance(from: seoul) == 0)
  }

  @Test("A point that the earth does not have is not valid")
  func points() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
  }

  @Test("A place is known by the first of its representations that has a point")
  func descriptors() {
    let point = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let place = PlaceDescriptor(representations: [.address("서울"), .coordinate(point)])
    #expect(place.coordinate == point)
    #expect(place.address == "서울")
  }
}

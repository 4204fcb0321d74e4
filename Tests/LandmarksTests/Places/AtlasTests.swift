import AppIntents
import Foundation
import Testing

@testable import Landmarks

@Suite struct AtlasTests {
  private let atlas: Atlas

  init() throws {
    atlas = try Atlas.shipped.get()
  }

  @Test("every landmark has an identifier and names of its own, in Korean and in English")
  func identity() {
    #expect(Set(atlas.landmarks.map(\.id)).count == atlas.landmarks.count)
    #expect(Set(atlas.landmarks.map(\.name)).count == atlas.landmarks.count)
    for landmark in atlas.landmarks {
      #expect(landmark.english.unicodeScalars.allSatisfy { $0.isASCII }, "\(landmark.name)")
      #expect(landmark.name.unicodeScalars.contains { !$0.isASCII }, "\(landmark.name)")
    }
  }

  @Test("no name stands for two landmarks")
  func names() {
    let names = atlas.landmarks.flatMap { Set($0.names) }
    let counts = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }
    #expect(counts.keys.sorted() == [])
  }

  private let provinces: Set<Region> = [
    .gyeonggi, .gangwon, .chungbuk, .chungnam, .jeonbuk, .jeonnam, .gyeongbuk, .gyeongnam,
  ]

  @Test("every town and kind has a landmark, and every figure is within its bounds")
  func figures() {
    #expect(Set(atlas.landmarks.map(\.region)) == Set(Region.allCases).subtracting(provinces))
    #expect(Set(atlas.landmarks.map(\.kind)) == Set(LandmarkKind.allCases))
    for landmark in atlas.landmarks {
      #expect((33...39).contains(landmark.latitude) && (124...131).contains(landmark.longitude))
      #expect((0...100).contains(landmark.popularity) && landmark.fee >= 0 && landmark.stayMinutes > 0)
      #expect((landmark.opensAt == nil) == (landmark.hours == nil), "\(landmark.name)")
      #expect(landmark.coordinate.kilometres(to: landmark.region.coordinate) < 60, "\(landmark.name)")
    }
  }

  @Test(
    "a name finds its one landmark, other words every place they describe",
    arguments: [
      ("경복궁", ["경복궁"]), ("안압지", ["동궁과 월지"]), ("N서울타워", ["남산서울타워"]), ("gyeongbokgung", ["경복궁"]),
      ("부산", ["부산타워", "해운대", "오륙도", "감천문화마을"]), ("해돋이", ["정동진", "성산일출봉"]),
      ("섬", ["남이섬", "오륙도", "외도", "마라도"]), ("", []), ("뉴욕", []),
    ])
  func searching(_ words: String, _ found: [String]) {
    #expect(atlas.landmarks(matching: words).map(\.name) == found)
  }

  @Test("the nearest comes first, and the way back is as long as the way there")
  func distances() {
    for start in atlas.landmarks {
      let sorted = atlas.landmarks(near: start.coordinate)
      #expect(sorted.first?.id == start.id)
      let ways = sorted.map { $0.coordinate.kilometres(to: start.coordinate) }
      #expect(ways == ways.sorted())
      for (other, way) in zip(sorted, ways) {
        #expect(abs(start.coordinate.kilometres(to: other.coordinate) - way) < 1e-9)
      }
    }
    let seoulToBusan = Region.seoul.coordinate.kilometres(to: Region.busan.coordinate)
    #expect((320...326).contains(seoulToBusan))
  }
}

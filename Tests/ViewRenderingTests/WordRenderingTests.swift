import Foundation
import Testing
import ViewRendering
import Views

@Suite @MainActor struct WordRenderingTests {
  private func lines(_ view: some View, redacting: Bool = false) throws -> [String] {
    let rendering = WordRendering(now: .distantPast, redactsPrivateContent: redacting)
    return try rendering.words(ViewTree(resolving: view)).lines
  }

  @Test("What stands beside each other is one line, what stands under each other are several")
  func lines() throws {
    let row = HStack {
      Text("한밤치킨")
      Text("12분")
    }
    let view = VStack {
      row
      Text("배달 중")
    }
    #expect(try lines(view) == ["한밤치킨 12분", "배달 중"])
    #expect(try lines(HStack { view }) == ["한밤치킨 12분, 배달 중"])
  }

  @Test("Labels and values of accessibility stand for what is shown")
  func accessibility() throws {
    let view = VStack {
      Image(systemName: "star.fill").accessibilityLabel("즐겨찾기")
      HStack { Text("★★★☆☆") }.accessibilityLabel("평점").accessibilityValue("3점")
      Text("장식").accessibilityHidden(true)
      Text("안 보임").hidden()
      Image(systemName: "star")
    }
    #expect(try lines(view) == ["즐겨찾기", "평점 3점"])
  }

  @Test("What is private is left out where others may hear it")
  func privacy() throws {
    let view = VStack {
      Text("잔액")
      Text("1,000원").privacySensitive()
    }
    #expect(try lines(view) == ["잔액", "1,000원"])
    #expect(try lines(view, redacting: true) == ["잔액", "•••••"])
  }

  @Test("Of several forms of a view, the first one is read")
  func forms() throws {
    let view = ViewThatFits {
      HStack {
        Text("넓게")
        Press(1, title: Text("추적")) { Text("추적") }
      }
      Press(1, title: Text("추적")) { Text("추적") }
    }
    let tree = try ViewTree(resolving: view)
    let words = WordRendering().words(tree)
    #expect(words.lines == ["넓게"] && words.presses.map(\.action) == ["1"])
    #expect(tree.presses.map(\.action) == ["1", "2"])
  }

  @Test("A press is called by its words, or by its title where it has none")
  func presses() throws {
    let view = VStack {
      Press(1, title: Text("추적하기")) { Text("추적") }
      Press(2, title: Text("전화하기")) { Image(systemName: "phone") }
      Press(3, title: Text("켜기"), isOn: false) { Text("알림") }
    }
    let words = WordRendering().words(try ViewTree(resolving: view))
    #expect(words.presses.map(\.title) == ["추적", "전화하기", "알림"])
    #expect(words.presses.map(\.isOn) == [nil, nil, false])
    #expect(words.lines.count == 1 && words.lines[0].hasPrefix("알림: "))
  }
}

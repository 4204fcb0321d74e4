import Foundation
import Testing
import ViewRendering
import Views

@Suite @MainActor struct TextWrappingTests {
  private func lines(_ text: some View, width: Int = 20) throws -> [String] {
    try TerminalRendering(width: width).lines(ViewTree(resolving: text)).map(\.plain)
  }

  @Test("Lines break between words, in Korean too")
  func words() throws {
    #expect(try lines(Text("양념치킨 두 마리하고 콜라 하나")) == ["양념치킨 두 마리하고", "콜라 하나"])
    #expect(try lines(Text("one two three four five six")) == ["one two three four", "five six"])
  }

  @Test("A word that is longer than the line is broken anywhere, and wide characters are never halved")
  func longWords() throws {
    #expect(try lines(Text("가나다라마바사아자차카타")) == ["가나다라마바사아자차", "카타"])
    #expect(try lines(Text("a가나다라마바사아자차")) == ["a가나다라마바사아자", "차"])
  }

  @Test("Line breaks stay")
  func lineBreaks() throws {
    #expect(try lines(Text("a\n\nb")) == ["a", "", "b"])
  }

  @Test("What is over the limit of lines ends in dots")
  func limits() throws {
    let text = Text("하나 둘 셋 넷 다섯 여섯 일곱 여덟")
    #expect(try lines(text.lineLimit(1)) == ["하나 둘 셋 넷 다섯…"])
    #expect(try lines(text.lineLimit(2)) == ["하나 둘 셋 넷 다섯", "여섯 일곱 여덟"])
    #expect(try lines(Text("a\nb\nc").lineLimit(2)) == ["a", "b…"])
  }

  @Test("Lines stand to each other as the text says")
  func alignment() throws {
    let text = Text("eins zwei drei vier fünf").multilineTextAlignment(.trailing)
    #expect(try lines(text) == ["eins zwei drei vier", "               fünf"])
  }

  @Test("Emoji of several characters are two columns wide")
  func emoji() throws {
    let row = HStack(spacing: 0) {
      Text("👨‍👩‍👧‍👦")
      Text("|")
    }
    #expect(try lines(row) == ["👨‍👩‍👧‍👦|"])
  }
}

import Testing

@testable import CommandLineTool

@Suite struct ColumnListTests {
  @Test("Columns are aligned however wide the letters are, and read downwards")
  func aligned() {
    let list = ColumnList(["치킨", "피자", "BHC", "떡볶이", "콜라"], width: 20)
    #expect(list.lines == ["치킨    떡볶이", "피자    콜라", "BHC"])
  }

  @Test("On a narrow terminal each text has a line of its own and is cut if need be")
  func narrow() {
    #expect(ColumnList(["후라이드치킨", "콜라"], width: 8).lines == ["후라이..", "콜라"])
  }

  @Test("An empty list has no lines")
  func empty() {
    #expect(ColumnList([], width: 80).lines.isEmpty)
  }
}

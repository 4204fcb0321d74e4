import Foundation
import Testing
import ViewRendering
import Views

@Suite @MainActor struct LayoutTests {
  private func lines(_ view: some View, width: Int = 20, height: Int? = nil) throws -> [String] {
    let rendering = TerminalRendering(width: width, height: height, now: .distantPast)
    return try rendering.lines(ViewTree(resolving: view)).map(\.plain)
  }

  @Test("A spacer pushes what stands behind it to the edge")
  func spacers() throws {
    let row = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(try lines(row) == ["a                  b"])
    let column = VStack {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(try lines(column) == ["a", "b"])
    #expect(try lines(column, height: 4) == ["a", "", "", "b"])
  }

  @Test("What cannot bend has its room, and the rest is divided")
  func division() throws {
    let row = HStack {
      Text("a").frame(maxWidth: .infinity)
      Text("b").frame(width: 48)
      Text("c").frame(maxWidth: .infinity)
    }
    #expect(try lines(row) == ["  a      b      c"])
  }

  @Test("Higher priorities have their room first")
  func priorities() throws {
    let row = HStack {
      Text("eins zwei drei").lineLimit(1)
      Text("vier fünf sechs").lineLimit(1).layoutPriority(1)
    }
    #expect(try lines(row) == ["ein… vier fünf sechs"])
  }

  @Test("Columns stand at their edge or in the middle")
  func alignment() throws {
    func column(_ alignment: HorizontalAlignment) -> some View {
      VStack(alignment: alignment) {
        Text("abcde")
        Text("x")
      }
    }
    #expect(try lines(column(.leading)) == ["abcde", "x"])
    #expect(try lines(column(.center)) == ["abcde", "  x"])
    #expect(try lines(column(.trailing)) == ["abcde", "    x"])
  }

  @Test("Eight points are a column, sixteen are a row")
  func padding() throws {
    #expect(try lines(Text("a").padding()) == ["", " a"])
    #expect(try lines(Text("a").padding(), width: 40) == ["", "  a"])
    #expect(try lines(Text("a").padding(.leading, 40)) == [" a"])
  }

  @Test("Cells of a grid stand in columns")
  func grids() throws {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("가나")
      }
      GridRow {
        Text("다라")
        Text("b")
      }
    }
    #expect(try lines(grid) == ["a    가나", "다라 b"])
  }

  @Test("The first view that fits is shown")
  func fitting() throws {
    let view = ViewThatFits {
      Text("twenty-one characters")
      Text("twenty characters ok")
      Text("short")
    }
    #expect(try lines(view) == ["twenty characters ok"])
  }

  @Test("Figures lie behind what stands in front of them, and borders hide no text")
  func layers() throws {
    let view = ZStack {
      Color.red
      Text("abc")
    }.border(.blue)
    #expect(try lines(view, height: 1) == ["        abc"])
    let framed = Text("abc").padding(16).border(.blue)
    #expect(try lines(framed, width: 40) == ["┌─────┐", "│ abc │", "└─────┘"])
  }

  @Test("What is seen through is not drawn, and keeps its room")
  func opacity() throws {
    let view = HStack {
      Text("a").opacity(0)
      Text("b")
    }
    #expect(try lines(view) == ["  b"])
  }
}

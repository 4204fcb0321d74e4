import Language
import Testing

@Suite("Where the spaces of a text are is kept in bits")
struct SpaceMarksTests {
  @Test(
    "Marks are read as they were written, however many", arguments: [0, 1, 63, 64, 65, 128, 129, 192, 500])
  func reading(_ count: Int) {
    let flags = (0..<count).map { $0 % 3 == 0 || $0 % 7 == 2 }
    let marks = SpaceMarks(flags)
    #expect(marks.count == count)
    #expect(Array(marks) == flags)
    #expect(marks == SpaceMarks(flags))
    for start in stride(from: 0, through: count, by: 13) {
      for end in stride(from: start, through: count, by: 17) {
        #expect(marks.trueCount(in: start..<end) == flags[start..<end].count { $0 })
      }
    }
    #expect(marks.trueCount(in: 0..<count) == flags.count { $0 })
  }

  @Test("Marks that differ anywhere are not equal", arguments: [0, 63, 64, 127, 128, 199])
  func difference(_ place: Int) {
    let marks = SpaceMarks((0..<200).map { _ in false })
    #expect(marks != SpaceMarks((0..<200).map { $0 == place }))
  }
}

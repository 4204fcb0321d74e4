/// Which of the tests are run: those of a name, or every n-th.
struct TestSelection {
  private let filter: Regex<AnyRegexOutput>?
  private let part: Int
  private let parts: Int

  /// - Parameters:
  ///   - filter: a regular expression.
  ///   - shard: `2/4`, the second of four parts.
  /// - Throws: `ToolFailure` when they are something else.
  init(filter: String?, shard: String?) throws {
    do {
      self.filter = try filter.map { try Regex($0) }
    } catch {
      throw ToolFailure("“\(filter ?? "")” is no regular expression", exit: .usage)
    }
    let numbers = (shard ?? "1/1").split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let parts = numbers[1], part >= 1, part <= parts else {
      throw ToolFailure("--shard takes i/n, such as 2/4, not “\(shard ?? "")”", exit: .usage)
    }
    self.part = part
    self.parts = parts
  }

  /// Nothing is left out.
  var isWhole: Bool { filter == nil && parts == 1 }

  /// The members of a list that are to be run.
  func members<Member>(of list: [Member], name: (Member) -> String) -> [Member] {
    let named = list.filter { member in filter.map { name(member).contains($0) } ?? true }
    return named.enumerated().filter { $0.offset % parts == part - 1 }.map(\.element)
  }
}

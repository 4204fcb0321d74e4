import Foundation
import Testing

/// What the tool keeps between starts to be faster, and that it is only that.
@Suite struct KeptFilesTests {
  private static func phrases(_ tool: Tool) throws -> URL {
    let folder = tool.cache.appending(path: "malgil")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return folder.appending(path: try #require(names.first { $0.hasPrefix("phrases-") }))
  }

  @Test("compiled phrases that were damaged are compiled again, and the answer is the same")
  func damagedPhrases() async throws {
    let tool = try Tool(keepsOwnCache: true)
    let first = try await tool.run("--say", "치킨 시켜줘", "--plain", "--no-input")
    #expect(first.status == 20)
    let file = try Self.phrases(tool)
    let kept = try Data(contentsOf: file)
    var damaged = kept
    damaged[kept.count / 2] ^= 0xFF
    try damaged.write(to: file)
    let second = try await tool.run("--say", "치킨 시켜줘", "--plain", "--no-input")
    #expect(second.output.prefix(40) == first.output.prefix(40))
    #expect(second.status == 20)
    #expect(try Data(contentsOf: file) == kept)
  }

  @Test("names that were damaged are asked for again")
  func damagedNames() async throws {
    let tool = try Tool()
    _ = try await tool.run("--say", "내 주문 확인해줘", "--plain")
    let file = tool.data.appending(path: "names/FoodDelivery.DishEntity.names")
    let kept = try Data(contentsOf: file)
    try kept.prefix(kept.count / 2).write(to: file)
    #expect(try await tool.run("--say", "치킨 시켜줘", "--plain", "--no-input").status == 20)
    #expect(try Data(contentsOf: file) == kept)
  }

  @Test("an app whose data were damaged after its names were kept still ends with 69")
  func damagedLater() async throws {
    let tool = try Tool.ordering()
    #expect(try await tool.run("--say", "치킨 주문해줘", "--no-input").status == 20)
    let file = tool.data.appending(path: "FoodDelivery.sqlite")
    let damage = Data("This is not a database, but it is somebody's file.\n".utf8)
    try damage.write(to: file)
    let run = try await tool.run("--say", "치킨 주문해줘", "--no-input")
    #expect(run.status == 69)
    #expect(try Data(contentsOf: file) == damage)
  }

  @Test("a cache that cannot be made is no mistake")
  func noCache() async throws {
    let tool = try Tool(keepsOwnCache: true)
    try Data().write(to: tool.cache)
    #expect(try await tool.run("--say", "치킨 시켜줘", "--plain", "--no-input").status == 20)
  }
}

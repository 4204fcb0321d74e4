import AppIntents
import Foundation
import Testing

@Suite("Values that an app's processes share", .serialized) struct AppGroupDefaultsTests {
  private let data = FileManager.default.temporaryDirectory.appending(path: "malgil-\(UUID().uuidString)")
  private let suite = "group.com.example.kitchen"

  /// Begins a process that sets `count` values.
  private func writer(_ name: String, _ count: Int) throws -> Process {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.deletingLastPathComponent().appending(
      path: "DefaultsWriter")
    if !FileManager.default.fileExists(atPath: process.executableURL?.path ?? "") {
      process.executableURL = Bundle.main.bundleURL.appending(path: "DefaultsWriter")
    }
    process.arguments = [data.path, suite, name, "\(count)"]
    try process.run()
    return process
  }

  @Test("of sixteen processes that write at once none loses what another one wrote, and this one sees all")
  func sixteen() throws {
    defer { try? FileManager.default.removeItem(at: data) }
    let defaults = AppGroupDefaults(named: suite, in: data.appending(path: "groups"))
    defaults.set("mine", forKey: "mine")
    let writers = try (0..<16).map { try writer("p\($0)", 25) }
    writers.forEach { $0.waitUntilExit() }
    #expect(writers.allSatisfy { $0.terminationStatus == 0 })
    #expect(defaults.dictionaryRepresentation().count == 16 * 25 + 1)
    #expect(defaults.string(forKey: "mine") == "mine" && defaults.integer(forKey: "p7-24") == 24)
  }

  @Test("what another process set is told")
  func told() async throws {
    defer { try? FileManager.default.removeItem(at: data) }
    let defaults = AppGroupDefaults(named: suite, in: data.appending(path: "groups"))
    var changes = defaults.changes.makeAsyncIterator()
    _ = try writer("other", 1)
    _ = await changes.next()
    #expect(defaults.integer(forKey: "other-0") == 0 && defaults.object(forKey: "other-0") != nil)
  }

  @Test("every value of a property list comes back; what is none, and a damaged file, do no harm")
  func values() throws {
    defer { try? FileManager.default.removeItem(at: data) }
    let defaults = AppGroupDefaults(named: suite, in: data.appending(path: "groups"))
    let date = Date(timeIntervalSince1970: 1)
    let values: [String: Any] = [
      "text": "치킨", "number": 3, "half": 0.5, "yes": true, "bytes": Data([1, 2]), "date": date,
      "list": ["a", "b"],
    ]
    for (key, value) in values { defaults.set(value, forKey: key) }
    defaults.set(URL(string: "https://example.com/a"), forKey: "url")
    struct Nothing {}
    defaults.set(Nothing(), forKey: "nothing")
    let other = AppGroupDefaults(named: suite, in: data.appending(path: "groups"))
    #expect(other.string(forKey: "text") == "치킨" && other.integer(forKey: "number") == 3)
    #expect(other.double(forKey: "half") == 0.5 && other.bool(forKey: "yes") && !other.bool(forKey: "none"))
    #expect(other.data(forKey: "bytes") == Data([1, 2]) && other.object(forKey: "date") as? Date == date)
    #expect(other.stringArray(forKey: "list") == ["a", "b"] && other.object(forKey: "nothing") == nil)
    #expect(other.url(forKey: "url")?.absoluteString == "https://example.com/a")
    defaults.removeObject(forKey: "text")
    #expect(other.string(forKey: "text") == nil)
    try Data("damaged".utf8).write(to: data.appending(path: "groups/\(suite)/defaults.plist"))
    #expect(other.dictionaryRepresentation().isEmpty)
    #expect(AppGroupDefaults(suiteName: "../x") == nil)
  }
}

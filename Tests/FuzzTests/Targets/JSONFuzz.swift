import JSONText

extension FuzzTarget {
  /// A text that is read can be written, and what is written says the same.
  static let json = FuzzTarget(
    name: "json", words: ["true", "false", "null", "\\u00e9", "\\uD83C\\uDF57", "1e-9", "\":", "[{"],
    seeds: {
      let bodies = try SourceTree.files(in: "Tests/DaemonTests/Hostile/Control").map(\.bytes)
      return bodies.filter { $0.count <= 4_096 } + [
        Array(
          #" {"a": [1, -2.5e3, "b", true, false, null], "c": {}, "d": [], "é": "\uD83C\uDF57치\u0000"} "#.utf8)
      ]
    }
  ) { bytes in
    guard let json = try? JSON(parsing: bytes) else { return }
    let written = json.lineBytes
    let again = try? JSON(parsing: written)
    try hold(again == sorted(json), "what was written is read as \(String(describing: again))")
    try hold(again?.lineBytes == written, "written again, it is another text")
    try hold(!written.contains(UInt8(ascii: "\n")), "a line has no line end")
    _ = (json.integer, json.number, json.unknownKey(among: ["a"]))
  }

  /// Keys are written in their order.
  private static func sorted(_ json: JSON) -> JSON {
    if let members = json.object {
      let sorted = members.map { JSON.Member($0.key, Self.sorted($0.value)) }.sorted { $0.key < $1.key }
      return JSON(.object(sorted))
    }
    return json.array.map { .list($0.map(Self.sorted)) } ?? json
  }
}

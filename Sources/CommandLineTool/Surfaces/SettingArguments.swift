import ArgumentParser

/// Values that a person sets: `name=value`.
struct SettingArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("What is set: name=value.", valueName: "name=value"))
  var values: [String] = []

  /// - Throws: `ToolFailure` for one without “=”.
  func byName() throws -> [String: String] {
    var all: [String: String] = [:]
    for item in values {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw ToolFailure("a setting is name=value, such as cuisine=pizza, not “\(item)”", exit: .usage)
      }
      all[parts[0]] = parts[1]
    }
    return all
  }
}

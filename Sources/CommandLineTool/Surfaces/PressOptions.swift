import ArgumentParser

/// Options of a press.
struct PressOptions: ParsableArguments {
  @Flag(help: "Never asks at the terminal; an open question is left for later.")
  var noInput = false

  @Option(help: ArgumentHelp("Makes a repeated press harmless.", valueName: "id"))
  var requestId: String?

  /// As without any argument.
  static var unset: PressOptions {
    var options = PressOptions()
    options.noInput = false
    options.requestId = nil
    return options
  }
}

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
        throw ToolFailure("a setting is name=value, such as cuisine=치킨, not “\(item)”", exit: .usage)
      }
      all[parts[0]] = parts[1]
    }
    return all
  }
}

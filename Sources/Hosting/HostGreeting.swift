package import AppIntents
package import JSONText

/// What a daemon says of itself, so that a tool knows whether both are the same.
package struct HostGreeting: Hashable, Sendable {
  package var version: String
  package var apps: [String]
  /// Of what the apps can do: see `fingerprint(of:)`.
  package var fingerprint: String
  /// The folder of data and conversations.
  package var data: String
  /// What people are told of apps that cannot be used now.
  package var warnings: [String]
  package var process: Int32

  package init(
    version: String, apps: [String], fingerprint: String, data: String, warnings: [String], process: Int32
  ) {
    self.version = version
    self.apps = apps
    self.fingerprint = fingerprint
    self.data = data
    self.warnings = warnings
    self.process = process
  }

  package static func names(of apps: [any AssistantApp.Type]) -> [String] {
    apps.map { _typeName($0, qualified: false) }
  }

  /// Another one when the apps can do something else: their intents by type, and how risky each is.
  ///
  /// Phrases are not in it: they are data, which a daemon reads again when it is told to.
  package static func fingerprint(of apps: [any AssistantApp.Type]) -> String {
    // FNV-1a, 64 bits: the same in every process, which `Hasher` is not.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    for app in apps {
      add(_typeName(app))
      for intent in app.intents {
        add(_typeName(intent))
        add(intent.risk.rawValue)
      }
    }
    return String(hash, radix: 16)
  }
}

extension HostGreeting: JSONConvertible {
  package var jsonValue: JSON {
    JSON([
      "apps": .texts(apps), "data": .text(data), "fingerprint": .text(fingerprint),
      "process": .integer(Int(process)), "version": .text(version), "warnings": .texts(warnings),
    ])
  }

  package init(jsonValue json: JSON) throws(JSONMistake) {
    self.init(
      version: try json.text("version"), apps: try json.texts("apps"),
      fingerprint: try json.text("fingerprint"), data: try json.text("data"),
      warnings: try json.texts("warnings"), process: Int32(clamping: try json.integer("process")))
  }
}

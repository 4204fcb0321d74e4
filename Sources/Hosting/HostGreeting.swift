package import AppIntents
package import ConversationProtocol

extension HostGreeting {
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

import ConversationProtocol
import Foundation
import Hosting
import Yams

/// The configuration as a file, looked over for what would silently be ignored.
enum ConfigurationFile {
  /// - Throws: `AssistantFailure` for a file that cannot be read, is not YAML, or has an unknown setting.
  static func check(_ path: String) throws {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(validating: data, as: UTF8.self)
    else { throw AssistantFailure(.configuration, "\(path) cannot be read") }
    let node: Node?
    do {
      node = try Yams.compose(yaml: text)
    } catch {
      throw AssistantFailure(.configuration, "\(path): \(error)")
    }
    guard let node else { return }
    try check(node, under: "", in: path)
  }

  private static let known = Set(DaemonConfiguration.Setting.allCases.map(\.rawValue))

  private static func check(_ node: Node, under prefix: String, in path: String) throws {
    guard let mapping = node.mapping else {
      throw AssistantFailure(.configuration, "\(path): settings with their values are expected")
    }
    for (key, value) in mapping {
      let name = prefix + (key.string ?? "")
      if known.contains(name) { continue }
      guard value.mapping != nil, known.contains(where: { $0.hasPrefix(name + ".") }) else {
        let line = key.mark.map { ":\($0.line):\($0.column)" } ?? ""
        throw AssistantFailure(
          .configuration,
          "\(path)\(line): there is no setting “\(name)”; there is \(known.sorted().joined(separator: ", "))")
      }
      try check(value, under: name + ".", in: path)
    }
  }
}

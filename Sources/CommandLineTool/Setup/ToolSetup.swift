import AppIntents

/// What the tool was started with.
struct ToolSetup: Sendable {
  var apps: [any AssistantApp.Type]
  var editor: (any LineEditor)?
  var arguments: [String]
  var environment: [String: String]

  @TaskLocal static var current = ToolSetup(apps: [], editor: nil, arguments: [], environment: [:])
}

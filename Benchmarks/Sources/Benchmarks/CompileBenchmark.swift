import Foundation

/// How long an app's author waits for the compiler: the library alone, and an app with a hundred shortcuts.
struct CompileBenchmark: Subject {
  let name = "compile"
  static let intents = 20
  static let shortcutsOfEach = 5

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  func rows(_ options: BenchmarkOptions) throws -> [BenchmarkRow] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = [
      "--package-path", Self.root.path, "--scratch-path", folder.appending(path: "library").path,
    ]
    _ = try swift(["package"] + library + ["resolve"])
    let first = try swift(["build"] + library + ["--target", "AppIntents"])
    let app = folder.appending(path: "app")
    try write(to: app, version: 0)
    let build = ["build", "--package-path", app.path]
    _ = try swift(build)
    let again = try (1...3).map { version in
      try write(to: app, version: version)
      return try swift(build)
    }
    return [
      row("AppIntents alone, the first build", first, atMost: 30),
      row(
        "\(Self.intents) intents with \(Self.intents * Self.shortcutsOfEach) shortcuts, built again",
        Measuring.median(again), atMost: 5),
    ]
  }

  private func row(_ what: String, _ seconds: Double, atMost limit: Double) -> BenchmarkRow {
    BenchmarkRow(
      subject: name, what: what, unit: "s", value: seconds, goal: .init(kind: .atMost, value: limit))
  }

  private func swift(_ arguments: [String]) throws -> Double {
    try Contestant("swift \(arguments[0])", ["/usr/bin/env", "swift"] + arguments)
      .run(environment: ProcessInfo.processInfo.environment)
  }

  // MARK: The app

  private func write(to folder: URL, version: Int) throws {
    let sources = folder.appending(path: "Sources/Chores")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    // A manifest that was touched is planned anew, which is not what is measured.
    if version == 0 {
      try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    }
    let code = (["import AppIntents"] + (0..<Self.intents).map { intent($0, version) } + [provider])
      .joined(separator: "\n\n")
    try code.write(to: sources.appending(path: "Chores.swift"), atomically: true, encoding: .utf8)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "chores",
      dependencies: [.package(name: "malgil", path: "\(Self.root.path)")],
      targets: [.target(name: "Chores", dependencies: [.product(name: "AppIntents", package: "malgil")])])
    """
  }

  private func intent(_ number: Int, _ version: Int) -> String {
    """
    struct Chore\(number): AppIntent {
      static let title: LocalizedStringResource = "집안일 \(number)"

      @Parameter(title: "횟수", default: 1, inclusiveRange: (1, 20)) var count: Int
      @Parameter(title: "방") var room: String?

      func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\\(count)번 했어요 \(version).")
      }
    }
    """
  }

  private var provider: String {
    let shortcuts = (0..<Self.intents * Self.shortcutsOfEach).map { number in
      """
          AppShortcut(
            intent: Chore\(number % Self.intents)(),
            phrases: [
              "\\(.applicationName)에서 집안일 \(number) 해줘", "\\(.applicationName) \(number)번 시작",
              "Do chore \(number) in \\(.applicationName)",
            ], shortTitle: "집안일 \(number)", systemImageName: "house")
      """
    }
    return """
      struct ChoreShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
      \(shortcuts.joined(separator: "\n"))
        }
      }
      """
  }
}

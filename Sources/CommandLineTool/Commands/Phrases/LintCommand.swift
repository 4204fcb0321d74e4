import ArgumentParser
import Foundation
import PhraseCatalog

/// `malgil lint [PATH…]`
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Says what is wrong with phrases: ours, Apple's tables, Home Assistant's.",
    discussion: """
      Without a path it looks at the phrases of the apps of this tool. A path is a folder or one table; what is in
      it is found: phrase files, AppShortcuts tables, InfoPlist names, scanned Swift sources, hassil sentences.
      Ends with status 3 when an error was found, 65 for a file that cannot be read, 5 when there is nothing.
      """)

  @OptionGroup var options: GlobalOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  @Argument(help: "Folders or tables.")
  var paths: [String] = []

  func run() async throws {
    let files = try reports.files(of: [.sarif, .json])
    var linting = Linting(options, try project.settings(), swiftScan: project.swiftScan)
    if paths.isEmpty {
      try await linting.lintOwnApps()
    } else {
      for path in paths { try await linting.lint(path) }
    }
    for line in linting.remarks { Output.diagnostic("malgil: \(line)") }
    let report = FindingReport(linting.findings)
    let folder = FileManager.default.currentDirectoryPath
    if options.json { Output.json(try report.json()) } else { Output.line(report.text(relativeTo: folder)) }
    for (kind, file) in files {
      let sarif = SARIFReport(findings: report.findings, folder: folder)
      try ReportOptions.write(kind == .sarif ? sarif.text() : report.json(), to: file)
    }
    if reports.isForGitHub(ToolSetup.current.environment) {
      for command in GitHubReport(report.findings, folder: folder).commands { Output.diagnostic(command) }
    }
    guard linting.foundAnything else { throw ToolExit.nothingToRun }
    if report.count(.error) > 0 { throw ToolExit.foundErrors }
  }
}

extension ToolExit {
  /// A check found an error.
  static let foundErrors = ToolExit.notUnderstood
}

/// What a project's own files do not tell.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A name of the app; may be repeated.", valueName: "name"))
  var appName: [String] = []

  @Option(
    help: ArgumentHelp("What may be said for a slot: slot=a,b,c; may be repeated.", valueName: "values"))
  var values: [String] = []

  @Option(help: ArgumentHelp("“apple”: Apple's rules hold for our own files too.", valueName: "name"))
  var profile: String?

  @Option(help: ArgumentHelp("The program that reads Swift sources.", valueName: "file"))
  var swiftScan: String?

  /// - Throws: `ToolFailure` for values that name no slot and for an unknown profile.
  func settings() throws -> ProjectSettings {
    var settings = ProjectSettings()
    if !appName.isEmpty { settings.names[""] = appName }
    for value in values {
      guard let mark = value.firstIndex(of: "="), mark > value.startIndex else {
        throw ToolFailure("--values takes slot=a,b,c, not “\(value)”", exit: .usage)
      }
      let said = value[value.index(after: mark)...].split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      settings.values[String(value[..<mark]), default: []] += said
    }
    if let profile {
      guard profile == "apple" else { throw ToolFailure("there is one profile, “apple”", exit: .usage) }
      settings.isApples = true
    }
    return settings
  }
}

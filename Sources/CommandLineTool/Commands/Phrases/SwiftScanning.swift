import Foundation
import PhraseCatalog

/// Runs `malgil-swift-scan`, a program of its own because what it is made of triples a build.
struct SwiftScanning {
  private let program: URL?

  /// - Parameter program: where it is; else beside this tool, then on `PATH`.
  /// - Throws: `ToolFailure` when the one that was named is not there.
  init(program named: String?) throws {
    if let named {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw ToolFailure("there is no program \(named)", exit: .usage)
      }
      program = URL(filePath: named)
      return
    }
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(filePath: own).deletingLastPathComponent().path
    let folders =
      [beside] + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    program = folders.map { URL(filePath: $0).appending(path: "malgil-swift-scan") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// What the Swift sources below `root` declare; nil when there is no program, or `root` is no folder.
  func catalog(of root: URL) throws -> SwiftCatalog? {
    var isFolder: ObjCBool = false
    guard let program, FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = ["--output", "-", root.path]
    process.standardOutput = output
    do { try process.run() } catch {
      throw ToolFailure("\(program.path) cannot be run", exit: .unavailable)
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolFailure("\(program.path) ended with status \(process.terminationStatus)", exit: .unavailable)
    }
    return try SwiftCatalog(data, path: program.path)
  }
}

import Foundation
import Hosting

/// One run of the built `malgil`, with a data folder of its own.
struct ToolRun: Sendable {
  var ending: ChildProcess.Ending
  var output: String
  var errors: String

  /// - Parameter input: what standard input has.
  init(_ arguments: [String], input: String = "") async throws {
    let folder = try TemporaryFolder()
    let files = ["in", "out", "err"].map { folder.url.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    let process = try ChildProcess(
      Products.folder.appending(path: "malgil"), arguments,
      environment: Products.environment(home: folder.url),
      input: .file(files[0]), output: .file(files[1]), errors: .file(files[2]))
    ending = await process.ending()
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }
}

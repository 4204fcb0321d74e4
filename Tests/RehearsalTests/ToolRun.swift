import Foundation

/// One run of the built `malgil`, with a data folder of its own.
struct ToolRun: Sendable {
  var status: Int32
  var output: String
  var errors: String

  /// - Parameter input: what standard input has.
  init(_ arguments: [String], input: String = "") async throws {
    let folder = try TemporaryFolder()
    let files = ["out", "err"].map { folder.url.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = Products.folder.appending(path: "malgil")
    process.arguments = arguments
    process.environment = [
      "HOME": folder.url.path, "PATH": "/usr/bin:/bin",
      "XDG_CACHE_HOME": Products.folder.appending(path: "malgil-tests-cache").path,
    ]
    let standardInput = folder.url.appending(path: "in")
    try Data(input.utf8).write(to: standardInput)
    process.standardInput = try FileHandle(forReadingFrom: standardInput)
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }
}

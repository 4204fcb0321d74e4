import Foundation

/// The system's gzip, without a time or a name in its output.
enum Compression {
  static func gzip(_ data: Data) throws -> Data {
    let input = FileManager.default.temporaryDirectory.appending(path: "embed-\(UUID().uuidString)")
    try data.write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-n", "-c"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = pipe
    try process.run()
    let compressed = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !compressed.isEmpty else { throw CocoaError(.fileWriteUnknown) }
    return compressed
  }
}

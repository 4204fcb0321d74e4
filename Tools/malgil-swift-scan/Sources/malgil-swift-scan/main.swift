import Foundation
import SwiftScan

// malgil-swift-scan [--output FILE|-] FOLDER
// Writes FOLDER/.malgil/catalog.json, or FILE, or standard output.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("malgil-swift-scan: \(message)\n".utf8))
  exit(64)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var output: String?
if let index = arguments.firstIndex(of: "--output") {
  guard index + 1 < arguments.count else { fail("--output takes a file, or -") }
  output = arguments[index + 1]
  arguments.removeSubrange(index...index + 1)
}
guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("--") else {
  fail("usage: malgil-swift-scan [--output FILE|-] FOLDER")
}
let root = URL(filePath: path).standardizedFileURL
guard FileManager.default.fileExists(atPath: root.path) else { fail("there is no \(path)") }

var scan = SwiftScan()
for file in SwiftFiles.all(in: root) {
  guard let data = try? Data(contentsOf: file), let source = String(validating: data, as: UTF8.self) else {
    continue
  }
  scan.read(source, file: file.path)
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
guard let json = try? encoder.encode(scan.catalog) else { fail("the catalogue cannot be written") }
if output == "-" {
  FileHandle.standardOutput.write(json + Data("\n".utf8))
} else {
  let file = output.map { URL(filePath: $0) } ?? root.appending(path: ".malgil/catalog.json")
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try json.write(to: file, options: .atomic)
  } catch { fail("\(file.path) cannot be written") }
}

import Foundation

/// Where the build puts what it makes: the folder of this test bundle.
enum Products {
  static var folder: URL {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: path ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }
}

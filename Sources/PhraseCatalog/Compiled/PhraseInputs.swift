public import Foundation

/// What the phrases of some apps are compiled from, so that what was compiled before can be told from what has to
/// be compiled anew.
public struct PhraseInputs: Sendable {
  private var fingerprint = Fingerprint()
  private var places = Fingerprint()

  /// - Parameter compiler: another program may compile the same files to something else.
  public init(compiler: Executable) {
    fingerprint.add(compiler.version)
    places.add(compiler.path)
    fingerprint.add(PhraseInputs.format)
  }

  /// Changes when what is kept beside the phrases changes.
  private static let format = 3

  /// Adds an app whose files lie under `root`; nil when it has none.
  public mutating func add(app: String, root: URL?) {
    places.add(app)
    places.add(root?.path ?? "-")
    fingerprint.add(app)
    guard let root else { return fingerprint.add("-") }
    var content: [UInt8] = []
    for path in PhraseFolder.paths(of: app, in: root) {
      fingerprint.add(path)
      if SmallFile.read(path, into: &content) { fingerprint.add(content) }
    }
  }

  /// The same for the same files with the same content.
  public var key: String { fingerprint.text }

  /// The same for the same apps with files in the same place, for the name of the file that keeps them.
  public var place: String { places.text }
}

/// The running program.
public struct Executable: Sendable {
  public let path: String
  /// Changes whenever another program is put in its place.
  public let version: String

  public static let running = Executable()

  private init() {
    path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    var status = stat()
    version =
      stat("/proc/self/exe", &status) == 0
      ? "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)" : "unknown"
  }
}

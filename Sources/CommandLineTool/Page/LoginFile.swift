import ConversationProtocol
import Foundation
import Hosting

/// A file that takes a browser to the page with a code, so that no code stands in a command line, which every user of the
/// machine can read.
struct LoginFile {
  private let folder: String
  private static let prefix = "open-"

  /// - Parameter folder: belongs to this user; other users cannot write to it.
  init(in folder: String) { self.folder = folder }

  /// Writes the file, readable by its owner only, and removes those whose codes count no longer.
  ///
  /// - Parameter session: the conversation that the page shows first.
  /// - Returns: its path.
  /// - Throws: `ToolFailure` when the folder is somebody else's, or the file cannot be written.
  func write(_ login: PageLogin, session: String? = nil) throws -> String {
    try checkFolder()
    removeOld(than: Date(timeIntervalSinceNow: -Double(login.seconds)))
    let path = "\(folder)/\(Self.prefix)\(RandomLetters.make()).html"
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw ToolFailure("\(path) cannot be written: \(String(cString: strerror(errno)))", exit: .notPermitted)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(Self.page(login, session).utf8))
    return path
  }

  /// The code stands in the fragment, which a browser does not send.
  private static func page(_ login: PageLogin, _ session: String?) -> String {
    let target = "\(login.address)#code=\(login.code)" + (session.map { "&amp;session=\(encoded($0))" } ?? "")
    return """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(target)">
      <title>\(ToolMessage.prompt.korean)</title>
      <p><a href="\(target)">\(ToolMessage.openPage.korean) \(ToolMessage.openPage.english)</a></p>

      """
  }

  /// Letters that mean nothing in an address or in HTML stay; all others are written as `%XX`.
  private static func encoded(_ session: String) -> String {
    session.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

  private func checkFolder() throws {
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & (S_IWGRP | S_IWOTH) == 0
    else {
      throw ToolFailure("others may write to \(folder), or it is somebody else's", exit: .notPermitted)
    }
  }

  private func removeOld(than date: Date) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(Self.prefix) && name.hasSuffix(".html") {
      let path = "\(folder)/\(name)"
      let written = try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date
      if let written, written < date { try? files.removeItem(atPath: path) }
    }
  }
}

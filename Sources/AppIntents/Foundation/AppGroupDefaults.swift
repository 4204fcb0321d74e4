import Foundation

/// Small values that the processes of an app share: the tool, the daemon, and whatever shows its widgets. Ours, with the names of
/// Foundation's `UserDefaults`, which keeps them elsewhere and loses some when two processes write at once.
///
/// ```swift
/// typealias UserDefaults = AppGroupDefaults  // once in an app's module: its files stay as they are
///
/// let shared = AppGroupDefaults(suiteName: "group.com.example.kitchen")
/// shared?.set("한밤치킨", forKey: "lastRestaurant")
/// ```
///
/// A value that was set is seen by the next read of every process, and none that another process set is lost. Values are those of
/// property lists. Outside an assistant nothing is kept.
public final class AppGroupDefaults: Sendable {
  /// Posted by `NotificationCenter.default` after this process has set a value; see `changes` for those of others.
  public static let didChangeNotification = Notification.Name("AppGroupDefaultsDidChange")

  /// The values that all apps of an assistant share.
  public static let standard = AppGroupDefaults(named: "standard")

  private let file: DefaultsFile

  private init(named name: String) { file = DefaultsFile(name) }

  /// - Parameter suiteName: letters, digits, points, hyphens and underscores; nil for `standard`'s.
  /// - Returns: nil for another name.
  public init?(suiteName: String?) {
    let name = suiteName ?? "standard"
    guard AppGroups.isIdentifier(name) else { return nil }
    file = DefaultsFile(name)
  }

  /// - Parameter home: where all suites lie.
  package init(named name: String, in home: URL) { file = DefaultsFile(name, in: home) }

  /// A value each time that a process has set something, within a second.
  public var changes: AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { [file] continuation in
      var last = file.stamp
      let task = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(500))
          let now = file.stamp
          if now != last { continuation.yield() }
          last = now
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  // MARK: Reading

  public func object(forKey key: String) -> Any? { file.values[key] }
  public func string(forKey key: String) -> String? {
    object(forKey: key) as? String ?? (object(forKey: key) as? NSNumber)?.stringValue
  }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func url(forKey key: String) -> URL? { string(forKey: key).flatMap { URL(string: $0) } }
  /// 0 where there is none.
  public func integer(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  /// 0 where there is none.
  public func float(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  /// 0 where there is none.
  public func double(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
  /// False where there is none.
  public func bool(forKey key: String) -> Bool {
    number(key)?.boolValue ?? ["yes", "true", "1"].contains(string(forKey: key)?.lowercased() ?? "")
  }
  public func dictionaryRepresentation() -> [String: Any] { file.values }

  private func number(_ key: String) -> NSNumber? {
    let value = object(forKey: key)
    return value as? NSNumber ?? (value as? String).flatMap { Double($0).map { NSNumber(value: $0) } }
  }

  // MARK: Writing

  /// Sets a value; nil removes it. What no property list can hold, and what would make the file larger than four megabytes,
  /// changes nothing.
  public func set(_ value: Any?, forKey key: String) {
    let value = (value as? URL)?.absoluteString ?? value
    guard file.change({ $0[key] = value }) else { return }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  public func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// Nothing is to be done: every value that was set is kept.
  @discardableResult
  public func synchronize() -> Bool { true }
}

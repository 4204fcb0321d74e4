import Foundation

/// How many files and connections the process may have open.
enum OpenFiles {
  /// Takes what the system allows; shells allow 1,024 unless they are told otherwise.
  static func allowMany() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

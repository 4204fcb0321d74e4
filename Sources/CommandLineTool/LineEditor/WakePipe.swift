import Glibc

/// Lets a thread that waits for input be told to look up.
final class WakePipe: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe, waiting cannot be cut short; input still arrives.
    if pipe(&ends) != 0 { ends = [-1, -1] }
    reading = ends[0]
    writing = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(reading)
    close(writing)
  }

  func wake() { _ = writeAll([0], to: writing) }

  /// Waits until there is something to read from `input`, or `wake` is called.
  func wait(for input: Int32) {
    var polled = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
    ]
    poll(&polled, nfds_t(polled.count), -1)
    var byte: UInt8 = 0
    while read(reading, &byte, 1) == 1 {}
  }
}

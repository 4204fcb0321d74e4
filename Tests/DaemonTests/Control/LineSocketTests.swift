import Foundation
import Hosting
import Testing

@Suite struct LineSocketTests {
  /// Whoever waits for a daemon tries again and again, while other threads open and close files.
  @Test("where nobody listens, only the socket that was tried is closed")
  func nothingElseIsClosed() async {
    let trying = Task.detached {
      for _ in 0..<20_000 { #expect(LineSocket(path: "/nowhere/socket") == nil) }
    }
    var lost = 0
    for _ in 0..<20_000 {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if fcntl(descriptor, F_GETFD) < 0 { lost += 1 }
      if close(descriptor) != 0 { lost += 1 }
    }
    await trying.value
    #expect(lost == 0)
  }
}

@_exported public import Foundation

/// The points of a picture. Nothing here makes one.
public final class CVPixelBuffer {
  private init() {}
}

/// The pixels of a picture, read only. No value of it exists on Linux.
public final class CVReadOnlyPixelBuffer: Sendable {
  private init() {}

  public func withUnsafeBuffer<Result>(_ read: (CVPixelBuffer) throws -> Result) rethrows -> Result {
    // Unreachable: no buffer exists.
    fatalError("there is no picture")
  }
}

@_exported public import struct AppIntents.SemanticContentDescriptor
@_exported public import CoreVideo

extension SemanticContentDescriptor {
  /// Nil: there are words, and no picture.
  public var pixelBuffer: CVReadOnlyPixelBuffer? { nil }
}

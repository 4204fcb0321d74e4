// The name alone, and the pictures that it passes on.
@_exported public import CoreVideo

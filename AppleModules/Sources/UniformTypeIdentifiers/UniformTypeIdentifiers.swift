@_exported public import struct AppIntents.UTType

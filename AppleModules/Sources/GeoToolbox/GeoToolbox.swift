@_exported public import struct AppIntents.PlaceDescriptor

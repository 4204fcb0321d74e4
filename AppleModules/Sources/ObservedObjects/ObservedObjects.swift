// What code imports as `Combine`: of it, the names that classes of an app's screens have.
@_exported public import protocol Screens.ObservableObject
@_exported public import struct Screens.Published

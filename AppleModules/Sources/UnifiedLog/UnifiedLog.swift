// What code imports as `os`.
@_exported public import OSLog

@_exported public import AppIntents

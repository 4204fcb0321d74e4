/// Work in the background is an app's: who imports this module has its types, as on a phone.
@_exported public import AppIntents

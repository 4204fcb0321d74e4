/// Widgets are made of views and intents: who imports this module has them, as on a phone.
@_exported public import AppIntents

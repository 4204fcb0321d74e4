/// Actions of notifications may be intents: who imports this module has them, as on a phone.
@_exported public import AppIntents

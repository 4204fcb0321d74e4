/// Activities are started and pressed by intents: who imports this module has them, as on a phone.
@_exported public import AppIntents

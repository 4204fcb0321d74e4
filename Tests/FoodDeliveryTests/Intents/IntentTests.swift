import Testing

/// All tests that run intents: one after the other, because they share the app's dependencies.
@Suite(.serialized) struct IntentTests {}

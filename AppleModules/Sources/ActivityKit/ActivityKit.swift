/// Live Activities, as an iPhone app's files import them.
@_exported public import LiveActivities

/// Work in the background, as an iPhone app's files import it.
@_exported public import BackgroundWork

/// Widgets, controls and how Live Activities are shown, as an iPhone app's files import them.
@_exported public import Widgets

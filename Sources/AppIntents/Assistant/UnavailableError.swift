/// An error that says that the app's data or a service it needs cannot be used at all, so no intent can run.
///
/// The assistant says the error's own words, if it is a `CustomLocalizedStringResourceConvertible`, and ends a
/// one-shot with its own exit status: “try again” for a temporary one, “unavailable” otherwise.
public protocol UnavailableError: Error {
  /// It may work in a moment: another process is writing, a server is busy.
  var isTemporary: Bool { get }
}

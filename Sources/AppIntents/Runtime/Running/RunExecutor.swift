/// Where whoever has intents run wants that to be done.
///
/// A run is a task of its own, so that it can be suspended for days; what a task prefers is not handed on to those.
package enum RunExecutor {
  /// Nil: wherever Swift has tasks run.
  @TaskLocal package static var preferred: (any TaskExecutor)?
}

/// The life of an activity.
///
///     pending ──begin──► active ──stale date──► stale
///                          └───────────┬──────────┘  end by the app, or 8 h after the beginning
///                                    ended ──by the policy, at most 4 h──► dismissed
extension ActivityRecord {
  package func state(at now: Date) -> ActivityState {
    if now >= removal { return .dismissed }
    if now >= end { return .ended }
    if isPlanned, now < begin { return .pending }
    if let staleDate = content.staleDate, staleDate <= now { return .stale }
    return .active
  }

  /// When it ends, or has ended: when the app says so, at the latest eight hours after it began.
  package var end: Date {
    let last = begin.addingTimeInterval(ActivityLimits.activeSeconds)
    return ending.map { min($0.date, last) } ?? last
  }

  /// When it is no longer seen.
  package var removal: Date {
    let last = end.addingTimeInterval(ActivityLimits.shownSeconds)
    let planned =
      switch ending?.policy.removal {
      case nil, .afterFourHours: last
      case .immediate: ending?.date ?? last
      case .after(let date): max(date, ending?.date ?? date)
      }
    return min(planned, last, dismissed ?? last)
  }

  /// Follows a clock that was set back: what has begun, ended or been put away was so no later than now. Otherwise it
  /// would go on for as long as the clock was ahead.
  mutating func follow(_ now: Date) {
    if !isPlanned { begin = min(begin, now) }
    if let ending, ending.date > now { self.ending = Ending(date: now, policy: ending.policy) }
    dismissed = dismissed.map { min($0, now) }
  }

  /// It goes on, or will.
  package func isRunning(at now: Date) -> Bool {
    switch state(at: now) {
    case .active, .pending, .stale: true
    case .ended, .dismissed: false
    }
  }

  /// When its state is another one by itself.
  package func nextChange(after now: Date) -> Date? {
    let dates = [isPlanned ? begin : nil, content.staleDate, end, removal].compactMap(\.self)
    let state = state(at: now)
    return dates.filter { $0 > now }.sorted().first { self.state(at: $0) != state }
  }
}

/// What happens to an activity; what comes too late changes nothing.
extension ActivityRecord {
  /// - Returns: whether the content was taken: not after the end, and not when a newer update has come before.
  package mutating func update(_ content: Content, at now: Date, timestamp: Date? = nil) -> Bool {
    guard isRunning(at: now), isNewest(timestamp) else { return false }
    show(content)
    note(timestamp)
    return true
  }

  /// - Parameter content: the last content; nil leaves it as it is.
  /// - Returns: whether it was taken: not once the activity is no longer seen.
  package mutating func end(
    _ content: Content?, _ policy: ActivityUIDismissalPolicy, at now: Date, timestamp: Date? = nil
  ) -> Bool {
    guard state(at: now) != .dismissed, isNewest(timestamp) else { return false }
    if let content { show(content) }
    let first = ending.map(\.date).flatMap { $0 <= now ? $0 : nil }
    ending = Ending(date: first ?? now, policy: policy)
    note(timestamp)
    return true
  }

  /// A person puts it away.
  package mutating func dismiss(at now: Date) -> Bool {
    guard state(at: now) != .dismissed else { return false }
    dismissed = now
    return true
  }

  private func isNewest(_ timestamp: Date?) -> Bool {
    guard let timestamp, let known = self.timestamp else { return true }
    return timestamp > known
  }

  private mutating func note(_ timestamp: Date?) {
    if let timestamp = timestamp?.writable { self.timestamp = timestamp }
  }

  private mutating func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    version &+= 1
  }
}

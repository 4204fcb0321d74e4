/// Beginning, changing and ending activities.
extension Activity {
  /// Begins an activity, which is seen from now on.
  ///
  /// - Throws: `ActivityAuthorizationError`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(attributes, content, pushType, begin: nil, alert: nil)
  }

  /// Plans an activity, which is seen from a date on.
  ///
  /// - Throws: `ActivityAuthorizationError`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration?, start: Date
  ) throws -> Activity<Attributes> {
    try request(attributes, content, pushType, begin: start, alert: alertConfiguration)
  }

  private static func request(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?,
    begin: Date?, alert: AlertConfiguration?
  ) throws -> Activity<Attributes> {
    let center = ActivityCenter.current
    let record = try record(attributes, content, pushType, begin: begin, alert, at: center)
    try center.add(record)
    guard let activity = Activity(record, center) else { throw ActivityAuthorizationError.persistenceFailure }
    return activity
  }

  private static func record(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?,
    begin: Date?, _ alert: AlertConfiguration?, at center: ActivityCenter
  ) throws -> ActivityRecord {
    guard let data = try? JSONEncoder().encode(attributes),
      let kept = try? ActivityRecord.Content(content), kept.fits(beside: data)
    else { throw ActivityAuthorizationError.attributesTooLarge }
    let planned = begin?.writable.flatMap { $0 > center.now ? $0 : nil }
    var record = ActivityRecord(
      id: UUID().uuidString, app: center.app(of: kind), kind: kind, attributes: data, content: kept,
      begin: planned ?? center.now, isPlanned: planned != nil)
    if pushType == .token { record.token = ActivityToken.random() }
    if let alert { record.say(alert) }
    return record
  }

  /// Shows another content. An activity that has ended stays as it is. A content that is too large is not taken, and none
  /// beyond 1,000 of the app in a second.
  public func update(_ content: ActivityContent<ContentState>) async {
    update(content, alert: nil, timestamp: nil)
  }

  /// Shows another content, and says so.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    update(content, alert: alertConfiguration, timestamp: nil)
  }

  /// Shows another content, unless a newer one has come before.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {
    update(content, alert: alertConfiguration, timestamp: timestamp)
  }

  private func update(
    _ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?
  ) {
    guard center.take(app), let kept = try? ActivityRecord.Content(content),
      kept.fits(beside: latest.attributes)
    else { return }
    center.change(id) { [now = center.now] record in
      guard record.update(kept, at: now, timestamp: timestamp) else { return false }
      if let alert { record.say(alert) }
      return true
    }
  }

  /// Ends the activity.
  ///
  /// - Parameters:
  ///   - content: what it shows last; nil leaves it as it is.
  ///   - dismissalPolicy: for how long it is still seen.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    end(content, dismissalPolicy, timestamp: nil)
  }

  /// Ends the activity, unless something newer has come before.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date
  ) async {
    end(content, dismissalPolicy, timestamp: timestamp)
  }

  private func end(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, timestamp: Date?
  ) {
    guard center.take(app) else { return }
    let attributes = latest.attributes
    let kept = content.flatMap { try? ActivityRecord.Content($0) }.flatMap {
      $0.fits(beside: attributes) ? $0 : nil
    }
    center.change(id) { [now = center.now] in $0.end(kept, policy, at: now, timestamp: timestamp) }
  }
}

extension ActivityRecord.Content {
  package func fits(beside attributes: Data) -> Bool {
    attributes.count + state.count <= ActivityLimits.mostBytes
  }
}

extension ActivityRecord {
  /// The languages of the assistant.
  private static let languages = ["ko", "en"]

  fileprivate mutating func say(_ configuration: AlertConfiguration) {
    func texts(_ resource: LocalizedStringResource) -> [String: String] {
      Dictionary(uniqueKeysWithValues: Self.languages.map { ($0, resource.text(in: $0)) })
    }
    alert = ActivityAlert(titles: texts(configuration.title), bodies: texts(configuration.body))
  }
}

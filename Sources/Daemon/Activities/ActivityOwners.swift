import Hosting

/// Whom the things that go on by themselves concern: the daemon's own user, whose data they are, and the one whose turn
/// began them.
///
/// Who began what was there before the daemon started, or was begun by another process, nobody knows.
struct ActivityOwners {
  private let ownUser: String
  private var beginners: Set<String> = []
  private var owners: [ActivityName: String] = [:]

  init(ownUser: String) { self.ownUser = ownUser }

  /// Somebody's turn did something.
  mutating func acted(_ user: String) { beginners.insert(user) }

  /// Takes what was not there at the last look to be begun by the one who acted since. When several did, it is taken
  /// to be nobody's, so that none is told of what is another's.
  mutating func look(_ look: ActivityChanges.Look) {
    let beginner = beginners.count == 1 ? beginners.first : nil
    beginners = []
    for name in look.begun { owners[name] = beginner }
    for name in look.gone { owners[name] = nil }
  }

  func users(of notice: Notice) -> Set<String> {
    let owner = owners[ActivityName(app: notice.app, id: notice.about)]
    return Set([ownUser] + (owner.map { [$0] } ?? []))
  }
}

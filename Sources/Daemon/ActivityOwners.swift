import ConversationProtocol
import Surfaces

/// The users that are notified of each activity: the daemon's own user, because the data is theirs, and the user whose
/// turn began the activity.
///
/// The beginner is unknown for activities from before the daemon started, and for those that another process began.
struct ActivityOwners {
  private let ownUser: String
  private var beginners: Set<String> = []
  private var owners: [ActivityName: String] = [:]

  init(ownUser: String) { self.ownUser = ownUser }

  /// Notes that a turn of this user had an effect.
  mutating func acted(_ user: String) { beginners.insert(user) }

  /// Assigns new activities to the user that acted since the last look. When several users acted, no one of them is
  /// assigned, so that no user is notified of another user's activity.
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

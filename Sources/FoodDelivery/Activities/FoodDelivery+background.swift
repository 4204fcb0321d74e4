public import BackgroundWork
import Foundation

/// Orders are looked at every minute until they have come, so that their state is right also while no board is shown.
extension FoodDelivery: BackgroundWorkApp {
  public static func registerBackgroundTasks() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: OrderUpdateTask.identifier, using: nil) { task in
      Task { await OrderUpdateTask().run(task) }
    }
  }
}

/// One look at all orders.
struct OrderUpdateTask {
  static let identifier = "com.example.hanip.orderupdate"
  /// Seconds between two looks.
  private static let pause = 60.0

  /// Asks for a look, unless one is asked for already.
  static func schedule(from now: Date) async {
    let known = await BGTaskScheduler.shared.pendingTaskRequests()
    guard !known.contains(where: { $0.identifier == identifier }) else { return }
    submit(from: now)
  }

  private static func submit(from now: Date) {
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = now.addingTimeInterval(pause)
    // The next look at the orders asks again.
    try? BGTaskScheduler.shared.submit(request)
  }

  func run(_ task: BGTask) async {
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    do {
      let now = try await IntentContext.now
      if try await FoodDelivery.updateActivities() != nil { Self.submit(from: now) }
      task.setTaskCompleted(success: true)
    } catch {
      task.setTaskCompleted(success: false)
    }
  }
}

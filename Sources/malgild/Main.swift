import Daemon
import FoodDelivery
import Landmarks

@main
struct Main {
  static func main() { MalgilDaemon.main(apps: [FoodDelivery.self, Landmarks.self]) }
}

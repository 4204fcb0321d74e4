import CommandLineTool
import FoodDelivery
import Landmarks
import ReadlineEditor

@main
struct Main {
  static func main() {
    Malgil.main(apps: [FoodDelivery.self, Landmarks.self], editor: ReadlineEditor.shared)
  }
}

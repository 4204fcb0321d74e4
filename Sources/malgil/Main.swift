import CommandLineTool
import FoodDelivery
import ReadlineEditor

@main
struct Main {
  static func main() {
    Malgil.main(apps: [FoodDelivery.self], editor: ReadlineEditor.shared)
  }
}

import RealityKit
import SwiftUI

#if os(visionOS)
  struct OvenSpace: View {
    var body: some View {
      RealityView { content in
        if let oven = try? await ModelEntity(named: "oven") { content.add(oven) }
      }
    }
  }
#endif

struct OvenView: View {
  let trays: [String]

  var body: some View {
    #if os(visionOS)
      OvenSpace()
    #else
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
        ForEach(trays, id: \.self) { Text($0) }
      }
    #endif
  }
}

import Views

extension DeliveryApp {
  struct AdaptiveMenuView: View {
    @Environment(\.horizontalSizeClass) var sizeClass

    var body: some View {
      #if os(visionOS)
        // Vision Pro: 3D 그리드
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: 200, maximum: 300))
          ], spacing: 30
        ) {
          ForEach(menuItems) { item in
            MenuItem3D(item: item)
              .frame(depth: 50)
          }
        }
      #else
        // iOS/iPadOS: 일반 그리드
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: 150, maximum: 200))
          ], spacing: 20
        ) {
          ForEach(menuItems) { item in
            MenuItemCard(item: item)
          }
        }
      #endif
    }
  }
}

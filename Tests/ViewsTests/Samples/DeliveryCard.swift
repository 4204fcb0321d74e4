import Foundation
import Views

/// A delivery as a widget shows it: where it is, how long it takes, and what can be done.
struct DeliveryCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Label("한밤치킨", systemImage: "bicycle").font(.headline)
        Spacer()
        Text(sampleNow.addingTimeInterval(725), style: .timer)
          .font(.headline.monospacedDigit())
          .foregroundStyle(.blue)
      }
      Text("양념치킨 2마리, 감자튀김, 콜라 1.25L")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      ProgressView(value: 0.6) { Text("배달 중") }
      HStack {
        Button("추적", intent: SampleIntent(name: "track"))
        Button("전화", intent: SampleIntent(name: "call"))
        Spacer()
        Text("2,000원 할인").privacySensitive().font(.caption2)
      }
    }
    .widgetURL(URL(string: "hanip://order/17"))
  }
}

struct Forecast: View {
  private let days = [("오늘", "sun.max.fill", 21), ("내일", "cloud.rain.fill", 17), ("일요일", "snowflake", -2)]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16) {
      ForEach(days, id: \.0) { day, symbol, degrees in
        GridRow {
          Text(day)
          Image(systemName: symbol).accessibilityHidden(true)
          Text("\(degrees)°").foregroundStyle(degrees < 0 ? .blue : .orange)
        }
      }
      Divider()
      Text("서울 종로구").font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct Menu: View {
  private let dishes = ["양념치킨", "후라이드", "간장치킨", "파닭", "치즈볼", "감자튀김", "콜라", "무"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], alignment: .leading) {
      ForEach(dishes, id: \.self) { dish in Text(dish) }
    }
  }
}

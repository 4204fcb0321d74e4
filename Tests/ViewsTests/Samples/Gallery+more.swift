import Foundation
import Views

extension Sample {
  static let cards = [
    Sample("delivery-card") { DeliveryCard() },
    Sample("controls") {
      VStack(alignment: .leading) {
        Toggle("배달 알림", isOn: true, intent: SampleIntent())
        Toggle("야간 모드", isOn: false, intent: SampleIntent())
        Button(intent: SampleIntent()) { Image(systemName: "phone.fill").accessibilityLabel("전화") }
        if let url = URL(string: "https://example.org/menu") { Link("메뉴 보기", destination: url) }
      }
    },
    Sample("gauges") {
      VStack(alignment: .leading, spacing: 16) {
        Gauge(value: 72, in: 0...100) { Text("배터리") }
        Gauge(value: 3, in: 0...5) {
          Text("물")
        } currentValueLabel: {
          Text("3잔")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("5")
        }
        Gauge(value: 0.5) { Text("습도") }.gaugeStyle(.accessoryCircular).tint(.teal)
        ProgressView("불러오는 중")
        ProgressView(timerInterval: sampleNow.addingTimeInterval(-60)...sampleNow.addingTimeInterval(180))
      }
    },
    Sample("shapes") {
      VStack(alignment: .leading, spacing: 16) {
        Rectangle().fill(.red).frame(width: 80, height: 32)
        Circle().fill(.yellow).frame(width: 80, height: 80)
        RoundedRectangle(cornerRadius: 8).stroke(.green).frame(width: 120, height: 48)
        Text("테두리").padding().border(.blue)
        Capsule().fill(.gray.opacity(0.2)).frame(height: 4)
      }
    },
    Sample("badge") {
      Text("3")
        .padding(.horizontal, 8)
        .background(.red, in: Capsule())
        .foregroundStyle(.white)
        .overlay(alignment: .topTrailing) { Circle().fill(.clear) }
    },
    Sample("private") {
      VStack(alignment: .leading) {
        Text("잔액")
        Text("1,250,000원").privacySensitive()
        Text("계좌 숨김").redacted(reason: .placeholder)
      }
    },
  ]

  static let texts = [
    Sample("long-text") {
      Text("오늘 저녁은 비가 오니까 배달이 조금 늦을 수 있어요. 라이더가 안전하게 갈 수 있도록 기다려 주세요.")
    },
    Sample("styled-text") {
      Text("합계 ") + Text("38,000원").bold().foregroundColor(.orange) + Text(" 기본 ").italic()
        + Text("배달비").strikethrough() + Text(Image(systemName: "star.fill"))
    },
    Sample("limited-text") {
      VStack(alignment: .leading) {
        Text("한 줄로만 보이는 아주 길고 긴 제목이 여기에 있어요. 나머지는 보이지 않아요.").lineLimit(1)
        Text("가운데로 모이는 두 줄짜리 글이에요. 넘치는 곳은 줄임표로 끝나요. 정말로 그래요, 믿어 주세요.")
          .lineLimit(2)
          .multilineTextAlignment(.center)
      }
    },
    Sample("dates") {
      VStack(alignment: .leading) {
        Text(sampleNow, style: .date)
        Text(sampleNow, style: .time)
        Text(sampleNow.addingTimeInterval(8_000), style: .relative)
        Text(sampleNow.addingTimeInterval(-300), style: .offset)
        Text(timerInterval: sampleNow...sampleNow.addingTimeInterval(90))
        Text(12_345.5, format: .number)
      }
    },
    Sample("english", .sample.with(\.locale, Locale(identifier: "en_US"))) {
      VStack(alignment: .leading) {
        Text("Arrives in \(12) minutes at \(sampleNow, style: .time)")
        Text(sampleNow.addingTimeInterval(8_000), style: .relative).font(.caption)
        Toggle("Notifications", isOn: true, intent: SampleIntent())
      }
    },
  ]

  static let layouts = [
    Sample("forecast") { Forecast() },
    Sample("menu") { Menu() },
    Sample("list") {
      List {
        Section("최근 주문") {
          Label("한밤치킨", systemImage: "clock")
          Label("북촌손만두", systemImage: "clock")
        }
        Section {
          Text("없음")
        } header: {
          Text("즐겨찾기")
        } footer: {
          Text("별을 누르면 여기에 모여요.").font(.caption)
        }
      }
    },
    Sample("fitting") {
      ViewThatFits {
        Text("넓은 화면에서는 이 긴 문장이 한 줄로 보여요")
        Text("좁으면 짧게")
      }
    },
    Sample("frames") {
      VStack {
        Text("왼쪽").frame(maxWidth: .infinity, alignment: .leading)
        Text("가운데").frame(maxWidth: .infinity)
        Text("오른쪽").frame(maxWidth: .infinity, alignment: .trailing)
        HStack {
          Text("위").frame(height: 48, alignment: .top)
          Divider()
          Text("아래").frame(height: 48, alignment: .bottom)
        }
      }
    },
  ]
}

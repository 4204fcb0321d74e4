/// A character, its ASCII form, and the names of the symbols that it stands for. Forms with `.fill`, `.circle` and
/// `.square` are found by the name without them.
let symbolLines = """
  ★ * star.fill
  ☆ * star star.leadinghalf.filled
  ♥ <3 heart.fill
  ♡ <3 heart
  ● o circle.fill
  ○ o circle
  ■ # square.fill stop.fill
  □ # square stop
  ✓ v checkmark checkmark.seal
  ✗ x xmark multiply
  ! ! exclamationmark
  ⚠ ! exclamationmark.triangle
  ? ? questionmark
  ⓘ i info info.bubble
  + + plus
  − - minus
  = = equal
  % % percent
  # # number
  ⋯ ... ellipsis
  ☰ = list.bullet line.3.horizontal list.dash
  ↑ ^ arrow.up chevron.up
  ↓ v arrow.down chevron.down
  ← < arrow.left chevron.left chevron.backward arrow.backward
  → > arrow.right chevron.right chevron.forward arrow.forward
  ↗ > arrow.up.right arrow.up.forward
  ↻ @ arrow.clockwise arrow.triangle.2.circlepath arrow.2.circlepath
  ↺ @ arrow.counterclockwise arrow.uturn.backward
  ⇄ = arrow.left.arrow.right
  ⇅ = arrow.up.arrow.down
  ▶ > play
  ⏸ " pause
  ⏭ >> forward forward.end
  ⏮ << backward backward.end
  ♪ d music.note
  ⏱ t timer stopwatch
  ◷ t clock clock.badge clock.arrow.circlepath hourglass
  ⏰ t alarm
  📅 = calendar calendar.badge.clock
  🔔 ! bell bell.badge
  🔕 - bell.slash
  ☎ t phone
  ✉ = envelope
  💬 " message bubble.left text.bubble bubble.right ellipsis.message
  ✎ / pencil square.and.pencil
  ✂ x scissors
  ⌕ ? magnifyingglass
  ⚙ * gear gearshape
  🔒 # lock
  🔓 # lock.open
  🔑 k key
  ⌂ ^ house
  🏢 H building building.2
  🏬 H storefront
  ⚑ ! flag
  🔖 ! bookmark
  🏷 ! tag
  📍 o mappin mappin.and.ellipse
  ➤ > location location.north
  🗺 = map
  🧭 o safari location.north.line
  🌐 o globe network
  🚗 > car
  🚲 > bicycle figure.outdoor.cycle
  🛵 > scooter moped
  🚚 > box.truck truck.box shippingbox.and.arrow
  🚌 > bus
  🚇 > tram
  ✈ > airplane airplane.departure
  🚶 > figure.walk
  🏃 > figure.run
  👤 @ person person.crop
  👥 @ person.2 person.3
  📦 # shippingbox archivebox
  🛍 # bag
  🛒 # cart basket
  🎁 # gift
  💳 = creditcard
  ₩ W wonsign
  $ $ dollarsign
  € E eurosign
  🧾 = receipt
  🍴 Y fork.knife
  🔥 ^ flame
  ☕ c cup.and.saucer mug
  🍷 Y wineglass
  🎂 # birthday.cake
  🥕 / carrot
  🌿 / leaf
  🌲 ^ tree
  ⛰ ^ mountain.2
  ≈ ~ water.waves drop
  ☀ * sun.max
  ☾ ) moon moon.stars
  ☁ ~ cloud
  ☂ ~ umbrella cloud.rain
  ❄ * snowflake
  ⚡ / bolt
  💡 ! lightbulb
  🔋 # battery.100 battery.75 battery.50
  🪫 # battery.25 battery.0
  📶 " wifi antenna.radiowaves.left.and.right
  🖼 = photo
  📷 o camera
  🎥 o video
  🎤 o mic
  🔊 < speaker speaker.wave.2 speaker.wave.3
  🔇 x speaker.slash
  📄 = doc doc.text
  📁 = folder
  🗑 x trash
  📎 @ paperclip
  🔗 & link
  ⤴ ^ square.and.arrow.up
  ⤵ v square.and.arrow.down
  👁 o eye
  ⊘ - eye.slash nosign
  👍 + hand.thumbsup
  👎 - hand.thumbsdown
  🏆 Y trophy
  ✨ * sparkles wand.and.stars
  📊 = chart.bar chart.line.uptrend.xyaxis
  🍳 o frying.pan
  🏠 ^ house.lodge
  🧑‍🍳 @ person.badge.clock
  """

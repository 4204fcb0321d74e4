import { button, drawing } from "./dom.js";

/**
 * Line icons of 24 × 24 for the symbols that apps use most, drawn for this page. Each line has names and a path. A name
 * with `.fill`, `.circle` or the like is found without that part.
 */
const lines = `
star|M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z
heart|M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z
circle|M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z
square stop|M5 5h14v14H5z
checkmark checkmark.seal|M5 12.5l4.5 4.5L19 7.5
xmark multiply|M6 6l12 12M18 6L6 18
exclamationmark|M12 5v9M12 18.2v.3
exclamationmark.triangle|M12 4L3 19.5h18zM12 10v4.5M12 17v.2
questionmark|M9 9a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2.3M12 17.3v.3
info|M12 10.5V17M12 7v.3
plus|M12 5v14M5 12h14
minus|M5 12h14
ellipsis|M6 12h.2M12 12h.2M18 12h.2
list.bullet list.dash line.3.horizontal|M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.2 6.5h.2M4.2 12h.2M4.2 17.5h.2
chevron.up|M6 15l6-6 6 6
arrow.up|M12 19V5M6 11l6-6 6 6
chevron.down|M6 9l6 6 6-6
arrow.down|M12 5v14M6 13l6 6 6-6
chevron.left chevron.backward|M15 6l-6 6 6 6
arrow.left arrow.backward|M19 12H5M11 6l-6 6 6 6
chevron.right chevron.forward|M9 6l6 6-6 6
arrow.right arrow.forward|M5 12h14M13 6l6 6-6 6
arrow.up.right arrow.up.forward|M7 17L17 7M9 7h8v8
arrow.clockwise arrow.triangle.2.circlepath arrow.2.circlepath|M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4
arrow.counterclockwise arrow.uturn.backward|M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4
play|M8 5.5l10 6.5-10 6.5z
pause|M8.5 6v12M15.5 6v12
timer stopwatch clock alarm hourglass clock.badge clock.arrow.circlepath|M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.3l2.8 1.8
calendar calendar.badge.clock|M5 6.5h14V20H5zM5 10.5h14M8.5 4v4M15.5 4v4
bell bell.badge|M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21h3
bell.slash|M6.5 9A6 6 0 0 1 18 11v5M6 13v4l-1.5 1.5H17M10.5 21h3M4 4l16 16
phone|M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4.5 6a2 2 0 0 1 2-2z
envelope|M4 6h16v12H4zM4 7l8 6 8-6
message bubble.left bubble.right text.bubble ellipsis.message|M5 5h14v11h-8l-4 4v-4H5z
pencil square.and.pencil|M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3
magnifyingglass|M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5
gear gearshape slider.horizontal.3|M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4
lock|M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3
key|M8 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 13l8-8M16 8l2.5 2.5
house|M4 11.5L12 5l8 6.5M6.5 10v9.5h11V10M10.5 19.5v-5h3v5
building building.2 storefront|M5 20V4.5h9V20M14 9.5h5V20M3.5 20h17M8 8.5h3M8 12h3M8 15.5h3
building.columns|M4 9.5L12 5l8 4.5zM6 10v7M10 10v7M14 10v7M18 10v7M4 19.5h16
flag|M6 21V4h11l-2 4 2 4H6
bookmark|M7 4h10v16l-5-4-5 4z
tag|M4 4h8l8 8-8 8-8-8zM8 8v.2
mappin mappin.and.ellipse|M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0C5.5 15 12 21 12 21zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z
location location.north|M20 4L4 11l7 2 2 7z
map|M4 6.5l5-2 6 2 5-2v13l-5 2-6-2-5 2zM9 4.5v13M15 6.5v13
globe network|M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16
car|M4 16v-3l2-5.5h12l2 5.5v3zM4 13h16M7 16v2.5M17 16v2.5
bicycle scooter moped figure.outdoor.cycle|M6.5 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM17.5 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM6.5 16l4-7.5H15l2.5 7.5M9 8.5h3M15 8.5l-4.5 5M14 5.5h2l1 3
box.truck truck.box shippingbox.and.arrow|M3 7h11v10H3zM14 10.5h4l3 3V17h-7M7 17v2M17.5 17v2
bus tram|M6 5h12v12H6zM6 11h12M8.5 17v2.5M15.5 17v2.5M9 14h.2M15 14h.2
airplane airplane.departure|M3 14l8-2V6a1.5 1.5 0 0 1 3 0v5l7 3v2l-7-1.5V18l2 1.5V21l-3.5-1L9 21v-1.5l2-1.5v-3.5L3 16z
person person.crop|M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c.5-4 3-6 7-6s6.5 2 7 6
person.2 person.3|M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM3 19.5c.4-3.6 2.5-5.5 6-5.5s5.6 1.9 6 5.5M15.5 5.5a3 3 0 0 1 0 5.7M17 14.2c2.4.6 3.7 2.4 4 5.3
shippingbox archivebox bag.badge|M4.5 8L12 4l7.5 4v8.5L12 20.5l-7.5-4zM4.5 8l7.5 4 7.5-4M12 12v8.5
bag|M5.5 8.5h13L19.5 20h-15zM9 8.5V7a3 3 0 0 1 6 0v1.5
cart basket|M3.5 5H6l2 10h9.5l2-7.5H7M9.5 19v.2M16.5 19v.2
creditcard|M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4
gift|M4.5 12h15v8h-15zM3.5 8h17v4h-17zM12 8v12M12 8C8 8 7.5 4.5 9.5 4.5S12 8 12 8s.5-3.5 2.5-3.5S16 8 12 8z
receipt menucard ticket doc doc.text|M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6
fork.knife|M8 4v16M5 4v4.5a3 3 0 0 0 6 0V4M16.5 20V4c2 1.5 3 4 3 8h-3
flame|M12 3.5c1 3.5 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.5 1.5 1 2 2 2 0-3 .5-5.5 1.5-8z
cup.and.saucer mug|M5 8h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9.5h1.5a2 2 0 0 1 0 5H16M5 20.5h12
leaf carrot tree|M5 19c0-9 5-14 14-14 0 9-4 14-11 13M5 20c2-6 5-8 9-10
mountain.2|M3 19l6.5-11 4 6.5 2-3L21 19z
sun.max|M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4
moon moon.stars|M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z
cloud|M7 18a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1.5A3.3 3.3 0 0 1 17.5 18z
cloud.rain umbrella|M7 14.5a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1.5 3.3 3.3 0 0 1 0 6.5zM8 18l-1 2.5M12.5 18l-1 2.5M17 18l-1 2.5
snowflake|M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8L4.6 16.2
bolt|M13 3.5L6 13.5h5l-1 7 7-10h-5z
lightbulb|M9 17.5h6M10 20.5h4M9 15c-2-1.5-3-3-3-5a6 6 0 0 1 12 0c0 2-1 3.5-3 5z
camera photo|M4 7.5h4l1.5-2h5l1.5 2h4V19H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z
mic|M12 4a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0v-5A2.5 2.5 0 0 0 12 4zM6.5 11.5a5.5 5.5 0 0 0 11 0M12 17v3.5
folder square.stack|M4 6h6l2 2.5h8V19H4z
trash|M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6
link paperclip|M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1
eye|M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z
hand.wave sparkles|M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM18.5 16v4M16.5 18h4
grip|M9 6h.2M15 6h.2M9 12h.2M15 12h.2M9 18h.2M15 18h.2
board|M4 4.5h7v7H4zM13.5 4.5H20v7h-6.5zM4 14h16v5.5H4z
branch|M6 4v16M6 12c6 0 8-2 8-6M14 6.5l.2-2.5M18 20v-4c0-3-2-4-6-4
`;

/** @type {Map<string, string>} */
const paths = new Map();
for (const line of lines.trim().split("\n")) {
  const [names, path] = line.split("|");
  for (const each of names.split(" ")) paths.set(each, path);
}

/**
 * @param {string} symbol a name as `star.fill`
 * @returns {string | null}
 */
function pathOf(symbol) {
  const whole = paths.get(symbol);
  if (whole) return whole;
  const parts = symbol.split(".").filter((part) => !["fill", "circle", "square", "inverse"].includes(part));
  for (let count = parts.length; count > 0; count -= 1) {
    const found = paths.get(parts.slice(0, count).join("."));
    if (found) return found;
  }
  return paths.get(symbol.split(".")[0]) ?? null;
}

/**
 * Draws a symbol. Screen readers ignore it.
 *
 * @param {string} symbol
 * @returns {SVGElement | null} null for a symbol that has no icon
 */
export function icon(symbol) {
  const path = pathOf(symbol);
  if (!path) return null;
  const isFilled = symbol.endsWith(".fill") && /^(star|heart|circle|square|play|flag|bookmark|location|bolt|moon)/.test(symbol);
  const shown = { class: isFilled ? "icon filled" : "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" };
  return drawing("svg", shown, drawing("path", { d: path }));
}

/**
 * A small round button with a symbol and an accessible name.
 *
 * @param {string} symbol
 * @param {string} name
 * @param {(event: MouseEvent) => void} press
 */
export function iconButton(symbol, name, press) {
  return button({ class: "round-button small", "aria-label": name }, [icon(symbol)], press);
}

/**
 * Colours and fonts of view trees as CSS. Only known names and numbers are accepted, so that no text of an app becomes
 * CSS.
 */

const names = new Set("primary secondary tertiary quaternary accent clear black white gray".split(" "));
const hues = new Set("red orange yellow green mint teal cyan blue indigo purple pink brown".split(" "));

/** Sizes in rem, so that they follow the font size that is set in the browser. */
const sizes = /** @type {{[style: string]: number}} */ ({
  largeTitle: 2, title: 1.65, title2: 1.35, title3: 1.2, headline: 1.0625, subheadline: 0.9375, body: 1, callout: 0.96875,
  footnote: 0.8125, caption: 0.8125, caption2: 0.75,
});

const weights = /** @type {{[weight: string]: number}} */ ({
  ultraLight: 200, thin: 250, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900,
});

const designs = /** @type {{[design: string]: string}} */ ({
  serif: "var(--serif)", monospaced: "var(--monospaced)", rounded: "var(--sans)",
});

/**
 * @param {string} name a name or #RRGGBB
 * @param {number | undefined} opacity
 * @param {"text" | "fill"} use colours of texts are readable on the page, those of fills below white text
 */
function color(name, opacity, use) {
  const isHex = /^#[0-9a-fA-F]{6}$/.test(name);
  const base = isHex ? name : hues.has(name) ? hue(name, use) : names.has(name) ? `var(--${use}-${name})` : "currentColor";
  const part = number(opacity);
  return part === null || part >= 1 ? base : `color-mix(in srgb, ${base} ${Math.round(part * 100)}%, transparent)`;
}

/**
 * A text gets the hue of the fill in a lightness that is readable in the current theme.
 *
 * @param {string} name
 * @param {"text" | "fill"} use
 */
function hue(name, use) {
  return use === "fill" ? `var(--fill-${name})` : `oklch(from var(--fill-${name}) var(--light) c h)`;
}

/**
 * @param {Wire.Style | undefined} style
 * @returns {string | null} a colour
 */
export function textColor(style) {
  if (style?.color) return color(style.color, style.opacity, "text");
  const first = style?.gradient?.stops?.[0];
  return first ? color(first.color, first.opacity, "text") : null;
}

/**
 * @param {Wire.Style | undefined} style
 * @returns {string | null} a `background`
 */
export function background(style) {
  if (style?.gradient) return gradient(style.gradient);
  return style?.color ? color(style.color, style.opacity, "fill") : null;
}

/** @param {Wire.Gradient} gradient */
function gradient(gradient) {
  const stops = gradient.stops.map((stop) => `${color(stop.color, stop.opacity, "fill")} ${percent(stop.location)}`);
  if (stops.length === 1) stops.push(stops[0]);
  return gradient.geometry === "radial"
    ? `radial-gradient(circle, ${stops.join(", ")})`
    : `linear-gradient(${angle(gradient)}deg, ${stops.join(", ")})`;
}

/** @param {Wire.Gradient} gradient */
function angle({ startX = 0.5, startY = 0, endX = 0.5, endY = 1 }) {
  return Math.round((Math.atan2(endY - startY, endX - startX) * 180) / Math.PI + 90);
}

/**
 * @param {Wire.Font | undefined} font
 * @returns {{[property: string]: string | number | null}}
 */
export function fontStyles(font) {
  if (!font) return {};
  const weight = font.weight ?? (font.style === "headline" ? "semibold" : undefined);
  return {
    "font-size": fontSize(font),
    "font-weight": weights[weight ?? ""] ?? null,
    "font-style": font.italic ? "italic" : null,
    "font-family": designs[font.design ?? ""] ?? null,
    "font-variant-numeric": font.monospacedDigit ? "tabular-nums" : null,
  };
}

/** @param {Wire.Font} font */
function fontSize(font) {
  if (font.style && sizes[font.style]) return `${sizes[font.style]}rem`;
  const size = number(font.size);
  return size === null ? null : `${Math.min(size, 96) / 16}rem`;
}

/**
 * @param {unknown} value
 * @returns {string | null} a length in CSS pixels
 */
export function points(value) {
  const amount = number(value);
  return amount === null ? null : `${Math.max(-2000, Math.min(2000, amount))}px`;
}

/** @param {unknown} value a part from 0 to 1 */
export function percent(value) {
  return `${Math.round(Math.max(0, Math.min(1, number(value) ?? 0)) * 1000) / 10}%`;
}

/**
 * @param {unknown} value
 * @returns {number | null}
 */
export function number(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

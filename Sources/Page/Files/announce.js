import { byId } from "./dom.js";

/** Announces a text to screen readers once. The conversation itself is no live region, so nothing is read twice. */

/** @type {ReturnType<typeof setTimeout> | undefined} */
let clearing;

/** @param {string} text */
export function announce(text) {
  const region = byId("announcer");
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  clearTimeout(clearing);
  clearing = setTimeout(() => region.replaceChildren(), 8000);
}

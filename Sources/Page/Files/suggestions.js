import { get } from "./api.js";
import { element } from "./dom.js";
import { inLanguage } from "./language.js";
import { Listbox } from "./listbox.js";

/**
 * What can be meant by what is typed so far: names by their beginnings and initials (ㅊㅋ), also when they were typed on the
 * other keyboard layout. Enter takes one only after an arrow chose it; otherwise it sends what was typed.
 */

const pause = 120;
const most = 5;

export class Suggestions {
  /** @param {HTMLTextAreaElement} input */
  constructor(input) {
    this.input = input;
    this.element = element("ul", { id: "suggestions", class: "suggestions", role: "listbox", hidden: true, "aria-label": input.getAttribute("aria-label") });
    /** @type {Listbox<Wire.Found>} */
    this.list = new Listbox(input, this.element, { row, take: (found) => this.#accept(found), first: -1 });
    input.addEventListener("blur", () => this.close());
  }

  /** @param {string} text */
  follow(text) {
    if (text.trim().length < 2 || text.includes("\n")) return this.close();
    this.list.later(pause, () => void this.#look(text.trim()));
  }

  /** @param {string} text */
  async #look(text) {
    const reply = await get(inLanguage(`/v1/search?q=${encodeURIComponent(text)}`)).catch(() => null);
    if (this.input.value.trim() !== text || document.activeElement !== this.input) return;
    const results = /** @type {Wire.Found[]} */ (reply?.results ?? []);
    this.#show(results.filter((each) => each.text && each.kind !== "session" && each.text !== text).slice(0, most));
  }

  /** @param {Wire.Found[]} found */
  #show(found) {
    this.list.show(found);
    this.element.hidden = found.length === 0;
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was for the suggestions
   */
  takeKey(event) {
    if (event.key !== "Escape" || this.element.hidden) return this.list.takeKey(event);
    this.close();
    return true;
  }

  /** @param {Wire.Found} found */
  #accept(found) {
    this.input.value = found.text;
    this.input.dispatchEvent(new Event("input"));
    this.close();
    this.input.focus();
  }

  close() {
    this.list.stop();
    this.#show([]);
  }
}

/** @param {Wire.Found} found */
function row(found) {
  return element("li", {}, element("span", {}, found.text), element("span", { class: "quiet small" }, found.subtitle));
}

import { make, quiet } from "./dom.js";
import { Listbox } from "./listbox.js";
import { search } from "./search.js";

/**
 * Suggestions for the typed text: names that begin with it or with its initials (ㅊㅋ), also when it was typed on the
 * other keyboard layout. Enter accepts one only after an arrow key has chosen it; otherwise it sends the typed text.
 */

const pause = 120;
const most = 5;

export class Suggestions {
  /** @param {HTMLTextAreaElement} input */
  constructor(input) {
    this.input = input;
    this.element = make("ul", { id: "suggestions", class: "suggestions", role: "listbox", hidden: true, "aria-label": input.getAttribute("aria-label") });
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
    const results = (await search(text)) ?? [];
    if (this.input.value.trim() !== text || document.activeElement !== this.input) return;
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
  return make("li", {}, make("span", {}, found.text), quiet(found.subtitle));
}

import { get } from "./api.js";
import { element, fill, setAttributes } from "./dom.js";
import { inLanguage } from "./language.js";

/**
 * What can be meant by what is typed so far: names by their beginnings and initials (ㅊㅋ), also when they were typed on the
 * other keyboard layout. Enter takes one only after an arrow chose it; otherwise it sends what was typed.
 */

const pause = 120;
const most = 5;

export class Suggestions {
  /** @type {Wire.Found[]} */
  #found = [];
  #chosen = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLTextAreaElement} input */
  constructor(input) {
    this.input = input;
    this.element = element("ul", { id: "suggestions", class: "suggestions", role: "listbox", hidden: true, "aria-label": "…" });
    setAttributes(this.element, { "aria-label": input.getAttribute("aria-label") });
    input.addEventListener("blur", () => setTimeout(() => this.close(), 150));
  }

  /** @param {string} text */
  follow(text) {
    clearTimeout(this.#timer);
    if (text.trim().length < 2 || text.includes("\n")) return this.close();
    this.#timer = setTimeout(() => this.#look(text.trim()), pause);
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
    this.#found = found;
    this.#chosen = -1;
    fill(this.element, ...found.map((each, index) => this.#row(each, index)));
    this.element.hidden = found.length === 0;
    setAttributes(this.input, { "aria-expanded": String(found.length > 0), "aria-activedescendant": null });
  }

  /**
   * @param {Wire.Found} found
   * @param {number} index
   */
  #row(found, index) {
    const made = element("li", { role: "option", id: `suggestion-${index}`, "aria-selected": "false" },
      element("span", {}, found.text), element("span", { class: "quiet small" }, found.subtitle));
    made.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      this.#accept(index);
    });
    return made;
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was for the suggestions
   */
  takeKey(event) {
    if (this.#found.length === 0) return false;
    if (event.key === "Escape") this.close();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") this.#move(event.key === "ArrowDown" ? 1 : -1);
    else if ((event.key === "Enter" || event.key === "Tab") && this.#chosen >= 0) this.#accept(this.#chosen);
    else return false;
    event.preventDefault();
    return true;
  }

  /** @param {number} step */
  #move(step) {
    const count = this.#found.length + 1;
    this.#chosen = ((this.#chosen + 1 + step + count) % count) - 1;
    [...this.element.children].forEach((row, index) => row.setAttribute("aria-selected", String(index === this.#chosen)));
    setAttributes(this.input, { "aria-activedescendant": this.#chosen < 0 ? null : `suggestion-${this.#chosen}` });
  }

  /** @param {number} index */
  #accept(index) {
    this.input.value = this.#found[index].text;
    this.close();
    this.input.dispatchEvent(new Event("input"));
    clearTimeout(this.#timer);
  }

  close() {
    clearTimeout(this.#timer);
    this.#show([]);
  }
}

import { fill, setAttributes } from "./dom.js";

/**
 * A list below an input. Arrow keys or a press choose one entry; the focus stays in the input.
 *
 * @template Thing
 */
export class Listbox {
  /** @type {Thing[]} */
  things = [];
  /** @type {number} -1: none */
  chosen = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLInputElement | HTMLTextAreaElement} input
   * @param {HTMLElement} list
   * @param {{row: (thing: Thing) => HTMLElement, take: (thing: Thing) => void, first: number}} use `first`: what is chosen before an arrow is pressed
   */
  constructor(input, list, use) {
    this.input = input;
    this.list = list;
    this.use = use;
  }

  /** @param {Thing[]} things */
  show(things) {
    this.things = things;
    fill(this.list, ...things.map((thing, index) => this.#row(thing, index)));
    if (this.input.getAttribute("role") === "combobox") setAttributes(this.input, { "aria-expanded": String(things.length > 0) });
    this.#choose(things.length ? this.use.first : -1);
  }

  /**
   * @param {Thing} thing
   * @param {number} index
   */
  #row(thing, index) {
    const made = this.use.row(thing);
    setAttributes(made, { role: "option", id: `${this.list.id}-${index}` });
    made.addEventListener("pointerdown", (event) => event.preventDefault());
    made.addEventListener("click", () => this.use.take(thing));
    return made;
  }

  /**
   * Calls `look` after a pause without further keys.
   *
   * @param {number} pause milliseconds
   * @param {() => void} look
   */
  later(pause, look) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(look, pause);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was for the list
   */
  takeKey(event) {
    if (this.things.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (step) this.#choose(Math.max(this.use.first, Math.min(this.things.length - 1, this.chosen + step)));
    else if (event.key === "Enter" && this.chosen >= 0) this.use.take(this.things[this.chosen]);
    else return false;
    event.preventDefault();
    return true;
  }

  /** @param {number} index */
  #choose(index) {
    this.chosen = index;
    [...this.list.children].forEach((row, place) => row.setAttribute("aria-selected", String(place === index)));
    this.list.children[index]?.scrollIntoView({ block: "nearest" });
    setAttributes(this.input, { "aria-activedescendant": index < 0 ? null : `${this.list.id}-${index}` });
  }
}

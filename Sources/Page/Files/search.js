import { get } from "./api.js";
import { announce } from "./announce.js";
import { openDialog } from "./dialog.js";
import { element, fill, setAttributes } from "./dom.js";
import { inLanguage, words } from "./language.js";
import { ofSession, show, take } from "./transcripts.js";

/**
 * Search over everything that can be said: Ctrl-K or ⌘K. What is chosen is put into the input, never said at once.
 */

const pause = 90;

/** @param {(text: string) => void} fillInput */
export function startSearch(fillInput) {
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    openSearch(fillInput);
  });
}

/** @param {(text: string) => void} fillInput */
export function openSearch(fillInput) {
  if (document.querySelector("dialog.search")) return;
  const dialog = openDialog(words.search, "search");
  const input = element("input", {
    class: "field search-input", type: "search", placeholder: words.searchHint, "aria-label": words.searchHint, role: "combobox",
    "aria-expanded": "true", "aria-controls": "found", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false",
  });
  const list = element("ul", { id: "found", class: "found", role: "listbox", "aria-label": words.search });
  const status = element("p", { class: "quiet small" });
  fill(dialog.body, input, status, list);
  const results = new Results(input, list, status, (found) => {
    dialog.close();
    choose(found, fillInput);
  });
  input.addEventListener("input", () => results.follow());
  input.addEventListener("keydown", (event) => results.takeKey(event));
  input.focus();
}

/**
 * @param {Wire.Found} found
 * @param {(text: string) => void} fillInput
 */
function choose(found, fillInput) {
  location.hash = "#/talk";
  if (found.kind === "session" && /^[rs]_\S+$/.test(found.text)) return show(ofSession(found.text) ?? take(found.text));
  fillInput(found.text);
}

class Results {
  /** @type {Wire.Found[]} */
  #found = [];
  #chosen = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLInputElement} input
   * @param {HTMLElement} list
   * @param {HTMLElement} status
   * @param {(found: Wire.Found) => void} choose
   */
  constructor(input, list, status, choose) {
    this.input = input;
    this.list = list;
    this.status = status;
    this.choose = choose;
  }

  follow() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(this.input.value.trim()), pause);
  }

  /** @param {string} text */
  async #look(text) {
    const reply = text ? await get(inLanguage(`/v1/search?q=${encodeURIComponent(text)}`)).catch(() => null) : { results: [] };
    if (this.input.value.trim() !== text) return;
    this.#found = reply?.results ?? [];
    this.#chosen = 0;
    fill(this.list, ...this.#found.map((found, index) => this.#row(found, index)));
    const message = !text ? "" : reply === null ? words.notThere : this.#found.length ? words.searchCount(this.#found.length) : words.searchNothing;
    fill(this.status, message);
    if (message) announce(message);
    this.#mark();
  }

  /**
   * @param {Wire.Found} found
   * @param {number} index
   */
  #row(found, index) {
    const made = element("li", { role: "option", id: `found-${index}` },
      element("span", { class: "found-kind small" }, words.kinds[found.kind] ?? found.kind),
      element("span", { class: "found-title" }, found.title), element("span", { class: "quiet small" }, found.subtitle));
    made.addEventListener("click", () => this.choose(found));
    return made;
  }

  /** @param {KeyboardEvent} event */
  takeKey(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step) {
      event.preventDefault();
      this.#chosen = Math.max(0, Math.min(this.#found.length - 1, this.#chosen + step));
      this.#mark();
    }
    const found = this.#found[this.#chosen];
    if (event.key === "Enter" && found) this.choose(found);
  }

  #mark() {
    [...this.list.children].forEach((row, index) => row.setAttribute("aria-selected", String(index === this.#chosen)));
    this.list.children[this.#chosen]?.scrollIntoView({ block: "nearest" });
    setAttributes(this.input, { "aria-activedescendant": this.#found.length ? `found-${this.#chosen}` : null });
  }
}

import { get } from "./api.js";
import { announce } from "./announce.js";
import { openDialog } from "./dialog.js";
import { fill, make, note, quiet } from "./dom.js";
import { inLanguage, words } from "./language.js";
import { Listbox } from "./listbox.js";
import { showSession } from "./conversation-list.js";

/** The search: Ctrl-K or ⌘K. The chosen text is put into the input and not sent. */

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
  if (document.querySelector("dialog")) return;
  const dialog = openDialog(words.search, "search");
  const input = make("input", {
    class: "field", type: "text", inputmode: "search", placeholder: words.searchHint, "aria-label": words.searchHint, role: "combobox",
    "aria-expanded": "false", "aria-controls": "found", "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false",
  });
  const found = make("ul", { id: "found", class: "found", role: "listbox", "aria-label": words.search });
  const status = note();
  /** @type {Listbox<Wire.Found>} */
  const list = new Listbox(input, found, { row, first: 0, take: (chosen) => {
    dialog.close();
    choose(chosen, fillInput);
  } });
  fill(dialog.body, input, status, found);
  input.addEventListener("input", () => list.later(pause, () => void look(list, status)));
  input.addEventListener("keydown", (event) => { if (!event.isComposing && event.keyCode !== 229) list.takeKey(event); });
  input.focus();
}

/**
 * @param {Wire.Found} found
 * @param {(text: string) => void} fillInput
 */
function choose(found, fillInput) {
  location.hash = "#/talk";
  if (found.session) void showSession(found.session);
  else fillInput(found.text);
}

/**
 * @param {string} text
 * @returns {Promise<Wire.Found[] | null>}
 */
export const search = (text) => get(inLanguage(`/v1/search?q=${encodeURIComponent(text)}`)).then(({ results }) => results, () => null);

/**
 * @param {Listbox<Wire.Found>} list
 * @param {HTMLElement} status
 */
async function look(list, status) {
  const text = list.input.value.trim();
  const found = text ? await search(text) : [];
  if (list.input.value.trim() !== text) return;
  list.show(found ?? []);
  const count = list.things.length;
  const message = !text ? "" : found === null ? words.notThere : count ? words.searchCount(count) : words.searchNothing;
  fill(status, message);
  if (message) announce(message);
}

/** @param {Wire.Found} found */
function row(found) {
  return make("li", {}, make("span", { class: "found-kind small" }, words.kinds[found.kind] ?? found.kind),
    make("span", { class: "found-title" }, found.title), quiet(found.subtitle));
}

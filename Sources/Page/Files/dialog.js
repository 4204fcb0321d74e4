import { button, fill, make } from "./dom.js";
import { icon } from "./icons.js";
import { words } from "./language.js";

/**
 * A modal dialog. Escape, its button and a click outside close it; the browser restores the focus.
 *
 * @param {string} title
 * @param {string} [name] a class
 */
export function openDialog(title, name = "") {
  const body = make("div", { class: "dialog-body" });
  const made = make("dialog", { class: `dialog ${name}`, "aria-label": title });
  const close = () => made.close();
  fill(made, make("div", { class: "dialog-head" }, make("h2", {}, title),
    button({ class: "round-button", "aria-label": words.close }, [icon("xmark")], close)), body);
  made.addEventListener("close", () => made.remove());
  made.addEventListener("click", (event) => { if (event.target === made) close(); });
  document.body.append(made);
  made.showModal();
  return { element: made, body, close };
}

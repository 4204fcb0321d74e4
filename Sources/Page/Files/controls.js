import { at, seek } from "./api.js";
import { drawn, section } from "./part.js";
import { button, fill, make, quiet, setAttributes } from "./dom.js";
import { happened } from "./events.js";
import { inLanguage, words } from "./language.js";
import { press } from "./sending.js";
import { treeElement } from "./tree.js";

/**
 * Switches and buttons of apps beside the board.
 */

/** @type {Wire.Control[]} */
let controls = [];
const part = section("controls", words.controls);

export function controlsSection() {
  happened.listen((event) => { if (event.event === "control") take(event.control); });
  return { element: part.element, load, isEmpty: () => true };
}

async function load() {
  const reply = await seek(inLanguage("/v1/controls"));
  if (!reply) return;
  controls = reply.controls;
  draw();
}

/** @param {Wire.Control} control */
function take(control) {
  const index = controls.findIndex((each) => each.id === control.id);
  if (index < 0) controls.push(control);
  else controls[index] = control;
  draw();
}

function draw() {
  const focused = document.activeElement?.getAttribute("data-control");
  part.element.hidden = controls.length === 0;
  fill(part.body, ...controls.map(tile));
  if (focused) /** @type {HTMLElement | null} */ (part.body.querySelector(`[data-control="${CSS.escape(focused)}"]`))?.focus();
  drawn.tell(undefined);
}

/** @param {Wire.Control} control */
function tile(control) {
  const isSwitch = control.on !== null;
  const shown = control.tree ? treeElement(control.tree, null) : make("span", {}, control.title);
  const made = button({ class: "control", disabled: control.disabled, "data-control": control.id, title: control.hint },
    [make("span", {}, control.value && quiet(control.title), shown), isSwitch && make("span", { class: "switch", "aria-hidden": "true" })],
    () => void pressed(control, made));
  const name = [control.title, control.value].filter(Boolean).join(", ");
  setAttributes(made, isSwitch ? { role: "switch", "aria-checked": String(control.on), "aria-label": name } : { "aria-label": name });
  return made;
}

/**
 * @param {Wire.Control} control
 * @param {HTMLButtonElement} made
 */
async function pressed(control, made) {
  if (made.getAttribute("aria-busy") === "true") return;
  made.setAttribute("aria-busy", "true");
  const on = control.on === null ? {} : { on: !control.on };
  const reply = await press(at("controls", control.id, "press"), on);
  made.removeAttribute("aria-busy");
  if (reply?.control) take(reply.control);
}

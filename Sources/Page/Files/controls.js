import { at, request } from "./api.js";
import { drawn, loader, section } from "./part.js";
import { openDialog } from "./dialog.js";
import { button, make, marked, quiet, setAttributes } from "./dom.js";
import { follow } from "./events.js";
import { iconButton } from "./icons.js";
import { keptList } from "./kept-list.js";
import { words } from "./language.js";
import { parametersForm } from "./parameters.js";
import { press } from "./sending.js";
import { treeElement } from "./tree.js";

/** Switches and buttons of apps, below the widgets. */

/** @type {Wire.Control[]} */
let controls = [];
const part = section("controls", words.controls);
const showTiles = keptList(part.body, tile);

export function controlsSection() {
  follow("control", take);
  return { element: part.element, load, isEmpty: () => true };
}

const load = loader("/v1/controls", (reply) => {
  controls = reply.controls;
  draw();
});

/** @param {Wire.Control} control */
function take(control) {
  const index = controls.findIndex((each) => each.id === control.id);
  if (index < 0) controls.push(control);
  else controls[index] = control;
  draw();
}

function draw() {
  const focused = document.activeElement;
  const [name, id] = ["control", "setting"].map((each) => [each, focused?.getAttribute(`data-${each}`)]).find(([, value]) => value) ?? [];
  part.element.hidden = controls.length === 0;
  showTiles(controls);
  if (name && id && !focused?.isConnected) marked(part.body, name, id)?.focus();
  drawn.tell(undefined);
}

/** @param {Wire.Control} control */
function tile(control) {
  const isSwitch = control.on !== null;
  const shown = control.tree ? treeElement(control.tree, null) : make("span", {}, control.title);
  const made = button({ class: "control", disabled: control.disabled && !isUnset(control), "data-control": control.id, title: control.hint },
    [make("span", {}, (control.value || control.problem) && quiet(control.title), control.problem ? make("span", { class: "v-box" }, control.problem) : shown), isSwitch && make("span", { class: "switch", "aria-hidden": "true" })],
    () => void pressed(control, made));
  const name = [control.title, control.value].filter(Boolean).join(", ");
  setAttributes(made, isSwitch ? { role: "switch", "aria-checked": String(control.on), "aria-label": name } : { "aria-label": name });
  return control.form ? make("div", { class: "control-box" }, made, setter(control)) : made;
}

/**
 * Whether a required setting is missing. A press then shows the form instead.
 *
 * @param {Wire.Control} control
 */
const isUnset = (control) => Boolean(control.form?.missing.length);

/** @param {Wire.Control} control */
function setter(control) {
  const made = iconButton("gear", words.configure(control.title), () => set(control));
  setAttributes(made, { "data-setting": control.id });
  return made;
}

/**
 * Shows the form of a control's settings.
 *
 * @param {Wire.Control} control
 */
function set(control) {
  if (control.form) parametersForm(openDialog(words.configure(control.title)), control.form, async (configuration) => {
    const reply = await request("PATCH", at("controls", control.id), { configuration });
    take(reply.control);
  });
}

/**
 * @param {Wire.Control} control
 * @param {HTMLButtonElement} made
 */
async function pressed(control, made) {
  if (isUnset(control)) return set(control);
  if (made.getAttribute("aria-busy") === "true") return;
  made.setAttribute("aria-busy", "true");
  const on = control.on === null ? {} : { on: !control.on };
  const reply = await press(at("controls", control.id, "press"), on);
  made.removeAttribute("aria-busy");
  if (reply?.control) take(reply.control);
}

import { at, request } from "./api.js";
import { announce } from "./announce.js";
import { drawn, loader, section } from "./part.js";
import { button, fill, make, marked, note, setAttributes } from "./dom.js";
import { follow } from "./events.js";
import { offerExamples } from "./examples.js";
import { gallery, setWidget } from "./gallery.js";
import { icon, iconButton } from "./icons.js";
import { words } from "./language.js";
import { handleOf } from "./moving.js";
import { press } from "./sending.js";
import { treeElement } from "./tree.js";
import { isForBrowser } from "./tree-presses.js";

/**
 * The widgets of the board.
 */

/** @type {Wire.Widget[]} */
let widgets = [];
let isArranging = false;

const add = button({ class: "text-button" }, [icon("plus"), words.addWidget], () => void gallery(load));
const arrange = button({ class: "text-button", "aria-pressed": "false" }, [words.arrange], () => setArranging(!isArranging));
const part = section("widgets", words.widgets, make("span", { class: "part-tools" }, add, arrange));

export function widgetsSection() {
  part.element.hidden = false;
  follow("widget", take);
  return { element: part.element, load, isEmpty: () => widgets.length === 0 };
}

const load = loader("/v1/widgets", (reply) => {
  widgets = reply.widgets;
  offerExamples(reply.sentences);
  draw();
});

/** @param {Wire.Widget} widget */
function take(widget) {
  const index = widgets.findIndex((each) => each.id === widget.id);
  if (index < 0) return void load();
  widgets[index] = widget;
  marked(part.body, "widget", widget.id)?.replaceWith(tile(widget));
}

/** @param {boolean} value */
function setArranging(value) {
  isArranging = value;
  fill(arrange, value ? words.arranged : words.arrange);
  setAttributes(arrange, { "aria-pressed": String(value) });
  draw();
}

function draw() {
  fill(part.body, ...widgets.map(tile));
  part.body.classList.toggle("arranging", isArranging);
  arrange.hidden = widgets.length === 0;
  drawn.tell(undefined);
}

/** @param {Wire.Widget} widget */
function tile(widget) {
  const shown = widget.tree
    ? treeElement(widget.tree, isArranging ? null : (action, on) => void pressed(widget, action, on),
      isArranging ? undefined : (url) => void opened(widget, url))
    : note(words.nothingToShow);
  return make("article", { class: `widget ${widget.family}`, "data-widget": widget.id, "aria-label": widget.title },
    isArranging && tools(widget), make("div", { class: "widget-shown" }, shown),
    !isArranging && opener(widget),
    widget.stale && make("p", { class: "quiet small widget-stale" }, words.stale));
}

/** @param {Wire.Widget} widget */
function tools(widget) {
  const handle = handleOf(widget.id, words.move(widget.title), { list: part.body, move: (index) => move(widget, index) });
  const set = iconButton("slider.horizontal.3", words.configure(widget.title), () => void setWidget(widget, load));
  const take = iconButton("minus", words.remove(widget.title), () => void remove(widget));
  return make("div", { class: "widget-tools" }, handle, make("span", { class: "part-tools" }, set, take));
}

/**
 * The button for the address of a widget: it opens in the conversation, or as a link in the browser.
 *
 * @param {Wire.Widget} widget
 */
function opener(widget) {
  const url = widget.tree?.url ?? "";
  if (!url) return null;
  const name = { class: "round-button small widget-open", "aria-label": words.openThing(widget.title), title: words.openThing(widget.title) };
  if (isForBrowser(url)) return make("a", { ...name, href: url, target: "_blank", rel: "noopener noreferrer" }, icon("arrow.up.right"));
  return button(name, [icon("arrow.up.right")], () => void opened(widget, url));
}

/**
 * @param {Wire.Widget} widget
 * @param {string} url
 */
async function opened(widget, url) {
  const reply = await press(at("widgets", widget.id, "open"), { url });
  if (reply?.widget) take(reply.widget);
}

/**
 * @param {Wire.Widget} widget
 * @param {number} index its new index
 */
async function move(widget, index) {
  const others = widgets.filter((each) => each.id !== widget.id);
  const place = Math.max(0, Math.min(others.length, index));
  widgets = [...others.slice(0, place), widget, ...others.slice(place)];
  draw();
  marked(part.body, "handle", widget.id)?.focus();
  announce(words.moved(widget.title, place + 1, widgets.length));
  const isTaken = await request("PATCH", at("widgets", widget.id), { index: place }).catch(() => null);
  if (!isTaken) await load();
}

/** @param {Wire.Widget} widget */
async function remove(widget) {
  const reply = await request("DELETE", at("widgets", widget.id)).catch(() => null);
  if (reply === null) return load();
  announce(words.removed(widget.title));
  await load();
  arrange.focus();
}

/**
 * @param {Wire.Widget} widget
 * @param {string} action
 * @param {boolean | undefined} on
 */
async function pressed(widget, action, on) {
  const reply = await press(at("widgets", widget.id, "press"), on === undefined ? { action } : { action, on });
  if (reply?.widget) take(reply.widget);
}

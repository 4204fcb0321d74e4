import { make } from "./dom.js";
import { icon } from "./icons.js";

/**
 * A handle that moves a widget: by dragging, or by the arrow keys.
 *
 * @typedef {{list: HTMLElement, move: (index: number) => Promise<void>}} Moving
 */

const steps = /** @type {{[key: string]: number}} */ ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 });

/**
 * @param {string} id of the widget
 * @param {string} name
 * @param {Moving} moving
 */
export function handleOf(id, name, moving) {
  const handle = make("button", { type: "button", class: "round-button small handle", "aria-label": name, "data-handle": id }, icon("grip"));
  handle.addEventListener("keydown", (event) => {
    const tile = /** @type {HTMLElement} */ (handle.closest("[data-widget]"));
    const index = tiles(moving.list).indexOf(tile);
    const target = event.key === "Home" ? 0 : event.key === "End" ? Infinity : index + (steps[event.key] ?? 0);
    if (target === index || (event.key !== "Home" && event.key !== "End" && !steps[event.key])) return;
    event.preventDefault();
    void moving.move(target);
  });
  handle.addEventListener("pointerdown", (event) => drag(event, handle, moving));
  return handle;
}

/** @param {HTMLElement} list */
function tiles(list) {
  return /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[data-widget]")]);
}

/**
 * @param {PointerEvent} event
 * @param {HTMLElement} handle
 * @param {Moving} moving
 */
function drag(event, handle, moving) {
  if (event.button !== 0) return;
  const tile = /** @type {HTMLElement} */ (handle.closest("[data-widget]"));
  const start = { x: event.clientX, y: event.clientY };
  let target = -1;
  handle.setPointerCapture(event.pointerId);
  tile.classList.add("dragged");
  const follow = (/** @type {PointerEvent} */ moved) => {
    tile.style.setProperty("translate", `${moved.clientX - start.x}px ${moved.clientY - start.y}px`);
    target = placeAt(moved, moving.list, tile);
    mark(moving.list, tile, target);
  };
  const end = (/** @type {Event} */ last) => {
    handle.removeEventListener("pointermove", follow);
    tile.classList.remove("dragged");
    tile.style.removeProperty("translate");
    mark(moving.list, tile, -1);
    if (last.type === "pointerup" && target >= 0) void moving.move(target);
  };
  handle.addEventListener("pointermove", follow);
  handle.addEventListener("pointerup", end, { once: true });
  handle.addEventListener("pointercancel", end, { once: true });
}

/**
 * The index of the widget below the pointer, whose place the dragged one would take; -1 for none.
 *
 * @param {PointerEvent} event
 * @param {HTMLElement} list
 * @param {HTMLElement} dragged
 */
function placeAt(event, list, dragged) {
  return tiles(list).findIndex((tile) => {
    const box = tile.getBoundingClientRect();
    return tile !== dragged && event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  });
}

/**
 * @param {HTMLElement} list
 * @param {HTMLElement} dragged
 * @param {number} target
 */
function mark(list, dragged, target) {
  tiles(list).forEach((tile, index) => tile.classList.toggle("target", index === target && tile !== dragged));
}

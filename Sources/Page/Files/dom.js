/**
 * Creates elements. All elements of the page are created here; texts become text nodes and never markup.
 *
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {{[name: string]: string | number | boolean | null | undefined}} Attributes
 */

const svgSpace = "http://www.w3.org/2000/svg";

/**
 * Creates an element. An attribute of `true` is written empty; one of false or null is omitted.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  fill(made, ...children);
  return made;
}

/**
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function drawing(tag, attributes = {}, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS(svgSpace, tag));
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/**
 * @param {Element} target
 * @param {Attributes} attributes
 */
export function setAttributes(target, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) target.removeAttribute(name);
    else target.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Replaces the children of an element.
 *
 * @param {Element} target
 * @param {...Child} children
 */
export function fill(target, ...children) {
  target.replaceChildren(...children.filter(isShown));
}

/**
 * @param {Child} child
 * @returns {child is Node | string}
 */
function isShown(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

/**
 * A button with an action.
 *
 * @param {Attributes} attributes
 * @param {Child[]} children
 * @param {(event: MouseEvent) => void} press
 */
export function button(attributes, children, press) {
  const made = make("button", { type: "button", ...attributes }, ...children);
  made.addEventListener("click", press);
  return made;
}

/**
 * A small secondary text within a line.
 *
 * @param {...Child} children
 */
export const quiet = (...children) => make("span", { class: "quiet small" }, ...children);

/**
 * A paragraph in the secondary colour.
 *
 * @param {...Child} children
 */
export const paragraph = (...children) => make("p", { class: "quiet" }, ...children);

/**
 * A paragraph in the secondary colour and a small size.
 *
 * @param {...Child} children
 */
export const note = (...children) => make("p", { class: "quiet small" }, ...children);

/**
 * A box that lays out its children in a row.
 *
 * @param {...Child} children
 */
export const row = (...children) => make("div", { class: "row" }, ...children);

/**
 * A button that looks like a text.
 *
 * @param {string} title
 * @param {() => void} press
 */
export const textButton = (title, press) => button({ class: "text-button" }, [title], press);

/** @param {string} title */
export const submitButton = (title) => make("button", { type: "submit", class: "button prominent" }, title);

/**
 * A form that is handled by the page instead of being sent.
 *
 * @param {string} name a class
 * @param {Child[]} children
 * @param {() => void} submit
 */
export function form(name, children, submit) {
  const made = make("form", { class: name }, ...children);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return made;
}

/**
 * The element in a box whose `data-NAME` has this value.
 *
 * @param {Element} box
 * @param {string} name
 * @param {string} value
 * @returns {HTMLElement | null}
 */
export const marked = (box, name, value) => box.querySelector(`[data-${name}="${CSS.escape(value)}"]`);

/**
 * Calls `close` when something outside the box is pressed.
 *
 * @param {Element} box
 * @param {() => void} close
 */
export function closeOutside(box, close) {
  document.addEventListener("pointerdown", (event) => { if (!box.contains(/** @type {Node} */ (event.target))) close(); });
}

/**
 * Sets styles through CSSOM, because the page's policy forbids inline styles.
 *
 * @param {HTMLElement | SVGElement} target
 * @param {{[property: string]: string | number | null | undefined}} styles
 */
export function setStyles(target, styles) {
  for (const [property, value] of Object.entries(styles)) {
    if (value !== null && value !== undefined && value !== "") target.style.setProperty(property, String(value));
  }
}

/**
 * An element of index.html by its identifier.
 *
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}

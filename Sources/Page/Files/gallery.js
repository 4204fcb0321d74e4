import { Refusal, at, post, request, seek } from "./api.js";
import { announce } from "./announce.js";
import { button, fill, make, quiet } from "./dom.js";
import { openDialog } from "./dialog.js";
import { inLanguage, words } from "./language.js";

/**
 * Placing a widget, and setting what it shows and how large it is.
 */

/** @returns {Promise<Wire.WidgetKind[]>} */
async function kinds() {
  const reply = await seek(inLanguage("/v1/widgets/gallery"));
  return reply?.kinds ?? [];
}

/** @param {() => Promise<void>} reload */
export async function gallery(reload) {
  const found = await kinds();
  const dialog = openDialog(words.addWidget);
  const list = make("ul", { class: "gallery" }, ...found.map((kind) => make("li", {},
    button({ class: "gallery-kind" }, [make("strong", {}, kind.title), quiet(kind.description)],
      () => form(dialog, kind, null, async (values) => {
        await post("/v1/widgets", { kind: kind.kind, ...values });
        announce(words.placed(kind.title));
        await reload();
      })))));
  fill(dialog.body, found.length ? list : make("p", {}, words.nothingToPlace));
}

/**
 * @param {Wire.Widget} widget
 * @param {() => Promise<void>} reload
 */
export async function settingsOf(widget, reload) {
  const kind = (await kinds()).find((each) => each.kind === widget.kind && each.app === widget.app);
  if (!kind) return;
  form(openDialog(words.configure(widget.title)), kind, widget, async (values) => {
    await request("PATCH", at("widgets", widget.id), values);
    await reload();
  });
}

/**
 * @param {ReturnType<typeof openDialog>} dialog
 * @param {Wire.WidgetKind} kind
 * @param {Wire.Widget | null} widget the one that is set; null for a new one
 * @param {(values: {family: string, configuration: {[name: string]: any}}) => Promise<void>} save
 */
function form(dialog, kind, widget, save) {
  const family = select(kind.families.map((each) => ({ value: each, title: words.families[each] ?? each })), widget?.family ?? kind.families[0]);
  const fields = kind.parameters.map((parameter) => field(parameter, widget?.configuration?.[parameter.name]));
  const problem = make("p", { class: "problem", role: "alert" });
  const made = make("form", { class: "form" },
    make("p", { class: "quiet" }, kind.description),
    make("label", {}, words.size, family), ...fields.map((each) => each.label), problem,
    make("div", { class: "row" }, make("button", { type: "submit", class: "button prominent" }, widget ? words.save : words.place)));
  made.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = fields.flatMap((each) => (each.value() === null ? [] : [[each.name, each.value()]]));
    try {
      await save({ family: family.value, configuration: Object.fromEntries(given) });
      dialog.close();
    } catch (refused) {
      fill(problem, refused instanceof Refusal ? refused.message : words.notArrived);
    }
  });
  fill(dialog.body, made);
  family.focus();
}

/**
 * @param {{value: string, title: string}[]} options
 * @param {string} chosen
 */
function select(options, chosen) {
  return make("select", { class: "field" }, ...options.map((option) =>
    make("option", { value: option.value, selected: option.value === chosen }, option.title)));
}

/**
 * @param {Wire.WidgetParameter} parameter
 * @param {any} current
 */
function field(parameter, current) {
  const { name, title, type, options } = parameter;
  const isSwitch = /^bool/i.test(type);
  const input = options?.length
    ? select([{ value: "", title: "–" }, ...options.map((each) => (typeof each === "string" ? { value: each, title: each } : each))], String(current ?? ""))
    : make("input", { class: isSwitch ? "" : "field", type: isSwitch ? "checkbox" : /^(int|double|number)/i.test(type) ? "number" : "text", step: "any", value: isSwitch ? null : current, checked: isSwitch && String(current) === "true" });
  return { name, label: make("label", {}, title, input), value: () => valueOf(input, type) };
}

/**
 * @param {HTMLInputElement | HTMLSelectElement} input
 * @param {string} type
 * @returns {string | number | boolean | null} null for what is not set
 */
function valueOf(input, type) {
  if (input instanceof HTMLInputElement && input.type === "checkbox") return input.checked;
  if (input.value === "") return null;
  return /^(int|double|number)/i.test(type) ? Number(input.value) : input.value;
}

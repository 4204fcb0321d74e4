import { reason } from "./api.js";
import { fill, form, make, row, submitButton } from "./dom.js";
import { words } from "./language.js";

/**
 * A form for the parameters of a widget or a control.
 *
 * @typedef {{[name: string]: string | number | boolean}} Values
 */

/**
 * Fills a dialog with a field for each parameter. What the daemon refuses is shown, and the dialog stays open.
 *
 * @param {ReturnType<typeof import("./dialog.js").openDialog>} dialog
 * @param {{parameters: Wire.WidgetParameter[], values?: {[name: string]: any}, before?: import("./dom.js").Child[], submit?: string}} shown `before`: what stands above the fields
 * @param {(values: Values) => Promise<void>} save
 */
export function parametersForm(dialog, { parameters, values = {}, before = [], submit = words.save }, save) {
  const fields = parameters.map((parameter) => field(parameter, values[parameter.name]));
  const problem = make("p", { class: "problem", role: "alert" });
  fill(dialog.body, form("form", [...before, ...fields.map((each) => each.label), problem, row(submitButton(submit))], async () => {
    try {
      await save(Object.fromEntries(fields.flatMap((each) => each.given())));
      dialog.close();
    } catch (refused) {
      fill(problem, reason(refused, words.notArrived));
    }
  }));
  /** @type {HTMLElement | null} */ (dialog.body.querySelector("select, input"))?.focus();
}

/**
 * @param {{value: string, title: string}[]} options
 * @param {string} chosen
 */
export function select(options, chosen) {
  return make("select", { class: "field" }, ...options.map((option) =>
    make("option", { value: option.value, selected: option.value === chosen }, option.title)));
}

/**
 * @param {Wire.WidgetParameter} parameter
 * @param {any} current
 */
function field(parameter, current) {
  const { name, title, type, options } = parameter;
  const input = options?.length
    ? select([{ value: "", title: "–" }, ...options.map((each) => (typeof each === "string" ? { value: each, title: each } : each))], String(current ?? ""))
    : textOrSwitch(type, current);
  const given = () => {
    const value = valueOf(input);
    return value === null ? [] : [[name, value]];
  };
  return { label: make("label", {}, title, input), given };
}

/**
 * @param {string} type
 * @param {any} current
 */
function textOrSwitch(type, current) {
  if (/^bool/i.test(type)) return make("input", { type: "checkbox", checked: String(current) === "true" });
  return make("input", { class: "field", type: /^(int|double|number)/i.test(type) ? "number" : "text", step: "any", value: current });
}

/**
 * @param {HTMLInputElement | HTMLSelectElement} input
 * @returns {Values[string] | null} null for what is not set
 */
function valueOf(input) {
  if (input.type === "checkbox") return /** @type {HTMLInputElement} */ (input).checked;
  if (input.value === "") return null;
  return input.type === "number" ? Number(input.value) : input.value;
}

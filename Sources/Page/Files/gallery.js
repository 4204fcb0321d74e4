import { at, post, request, seek } from "./api.js";
import { announce } from "./announce.js";
import { button, fill, make, paragraph, quiet } from "./dom.js";
import { openDialog } from "./dialog.js";
import { inLanguage, words } from "./language.js";
import { parametersForm, select } from "./parameters.js";

/** Adds a widget to the board, and changes its parameters and size. */

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
export async function setWidget(widget, reload) {
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
 * @param {Wire.Widget | null} widget null for a new one
 * @param {(values: {family: string, configuration: {[name: string]: any}}) => Promise<void>} save
 */
function form(dialog, kind, widget, save) {
  const family = select(kind.families.map((each) => ({ value: each, title: words.families[each] ?? each })), widget?.family ?? kind.families[0]);
  const before = [paragraph(kind.description), make("label", {}, words.size, family)];
  parametersForm(dialog, { parameters: kind.parameters, values: widget?.configuration, before, submit: widget ? words.save : words.place },
    (configuration) => save({ family: family.value, configuration }));
}

import { forgetSecret } from "./api.js";
import { byId, fill, make } from "./dom.js";
import { words } from "./language.js";

/**
 * Hides everything and shows how to log in.
 *
 * @param {boolean} isExpired the address had an invalid code
 */
export function showLogin(isExpired) {
  forgetSecret();
  document.body.dataset.view = "login";
  for (const each of document.querySelectorAll("dialog")) each.remove();
  for (const each of document.querySelectorAll("main > section")) /** @type {HTMLElement} */ (each).hidden = each.id !== "login";
  fill(byId("places"));
  fill(byId("island"));
  byId("offline").hidden = true;
  byId("skip").hidden = true;
  fill(byId("login"), make("div", { class: "card login-card" }, make("h2", {}, words.loginTitle),
    isExpired && make("p", { class: "problem", role: "alert" }, words.loginExpired), make("p", {}, words.loginHint),
    make("pre", { class: "command" }, make("code", {}, "malgil open"))));
}

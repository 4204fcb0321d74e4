import { hasSecret, secret, takeSecret } from "./api.js";

/**
 * Tabs of one browser share its cookie, so they share the secret, too: a tab that has none asks the others, and a login in
 * one is told to all. Only pages of this very origin hear it.
 */

const patience = 200;
const channel = new BroadcastChannel("malgil");

/** @type {(() => void) | null} */
let answered = null;

channel.addEventListener("message", ({ data }) => {
  if (data === "ask" && hasSecret()) tellSecret();
  if (typeof data?.secret !== "string" || data.secret === secret()) return;
  takeSecret(data.secret);
  answered?.();
  if (document.body.dataset.view === "login") location.reload();
});

/** Tells the other tabs the secret of a new login. */
export function tellSecret() {
  channel.postMessage({ secret: secret() });
}

/** @returns {Promise<void>} when another tab has told its secret, or none has one */
export function askForSecret() {
  return new Promise((done) => {
    answered = done;
    channel.postMessage("ask");
    setTimeout(done, patience);
  });
}

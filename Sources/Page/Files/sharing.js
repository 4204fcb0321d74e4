import { hasSecret, secret, takeSecret } from "./api.js";

/**
 * Tabs of a browser share the cookie, so they share the secret, too: a tab without one asks the others, and a login is
 * passed on to all tabs. Only pages of the same origin receive it.
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

/** Sends the secret of a new login to the other tabs. */
export function tellSecret() {
  channel.postMessage({ secret: secret() });
}

/** @returns {Promise<void>} settles when another tab has sent its secret, or after a short wait */
export function askForSecret() {
  return new Promise((done) => {
    answered = done;
    channel.postMessage("ask");
    setTimeout(done, patience);
  });
}

/** The theme: that of the system, unless the person chose another one. */

const name = "malgil.theme";

/** @returns {"system" | "light" | "dark"} */
export function theme() {
  const kept = localStorage.getItem(name);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function applyTheme() {
  const chosen = theme();
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** @param {string} value */
export function chooseTheme(value) {
  localStorage.setItem(name, value);
  applyTheme();
}

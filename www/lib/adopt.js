// @ts-check
/** Style rules that come with a script: the strictest policy refuses style elements and attributes, not these. */

/** @param {string} rules */
export function adopt(rules) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

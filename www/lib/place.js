// @ts-check
/** Where the reader is inside what is drawn again. */

/** What is drawn again and may hold the focus says so by a name of its own. @param {Element | null} element */
const focusName = (element) => (element?.closest('[data-part]') ? element.getAttribute('data-focus') : null);

/**
 * Notes how far regions are scrolled and which one has the focus, or which named button.
 * @param {HTMLElement} form
 * @returns {() => void} brings the reader back there, once the regions are drawn anew
 */
export function keepPlace(form) {
  const regions = () => /** @type {HTMLElement[]} */ ([...form.querySelectorAll('[data-part] .table-scroll')]);
  const stood = regions().map((region) => ({ left: region.scrollLeft, focused: region === document.activeElement }));
  const name = form.contains(document.activeElement) ? focusName(document.activeElement) : null;
  return () => {
    if (name) /** @type {HTMLElement | null} */ (form.querySelector(`[data-focus="${CSS.escape(name)}"]`))?.focus({ preventScroll: true });
    regions().forEach((region, index) => {
      const { left = 0, focused = false } = stood[index] ?? {};
      if (left > 0) region.scrollLeft = left;
      if (focused) region.focus({ preventScroll: true });
    });
  };
}

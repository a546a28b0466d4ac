// @ts-check
/** Where the reader is inside what is drawn again. */

/**
 * Notes how far regions are scrolled and which one has the focus.
 * @param {HTMLElement} form
 * @returns {() => void} brings the reader back there, once the regions are drawn anew
 */
export function keepPlace(form) {
  const regions = () => /** @type {HTMLElement[]} */ ([...form.querySelectorAll('[data-part] .table-scroll')]);
  const stood = regions().map((region) => ({ left: region.scrollLeft, focused: region === document.activeElement }));
  return () => regions().forEach((region, index) => {
    const { left = 0, focused = false } = stood[index] ?? {};
    if (left > 0) region.scrollLeft = left;
    if (focused) region.focus({ preventScroll: true });
  });
}

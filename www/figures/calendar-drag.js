// @ts-check
/** Windows of the picture under the pointer: their ends and they themselves are dragged, an empty lane opens a new one. */
import { replicaKinds, storeKinds } from '../lib/calendar.js';
import { beginGesture, endGesture } from '../lib/history.js';

/** @typedef {import('../lib/calendar.js').Row} Row */
/** @typedef {{ index: number, part: 'start' | 'end' | 'all' | 'new', turn: number, row: Row }} Grip */

/** How near the pointer must be to a window, and how much of it is an end. */
const reach = { mouse: 4, touch: 12 };
const endPx = 9;

/**
 * @param {HTMLElement} picture
 * @param {import('./calendar-editor.js').CalendarEditor} editor
 */
export function dragWindows(picture, editor) {
  const { api } = editor;
  /** @type {Grip | null} */
  let grip = null;
  /** @type {Row[]} */
  let before = [];
  const drawing = () => [...picture.querySelectorAll('svg[data-left]')].find((one) => one.getBoundingClientRect().width > 0);

  /** @param {PointerEvent} event */
  const turnAt = (event) => {
    const svg = /** @type {Element} */ (drawing());
    const box = svg.getBoundingClientRect();
    const [left, right] = ['data-left', 'data-right'].map((name) => box.left + Number(svg.getAttribute(name)) * box.width);
    return Math.floor(((event.clientX - left) / (right - left)) * api.state.tur) + 1;
  };

  /** The lane under the pointer, replicas first, then stores. @param {PointerEvent} event */
  const laneAt = (event) => {
    const names = [...(drawing()?.querySelectorAll('.lane') ?? [])].slice(0, api.state.kopya.length + storeKinds.length).map((name) => name.getBoundingClientRect());
    if (names.length === 0) return -1;
    const step = names.length > 1 ? names[1].top - names[0].top : names[0].height * 1.5;
    const beside = drawing()?.querySelector('.lane')?.getAttribute('text-anchor') === 'end';
    const tops = names.map(({ top, height }) => (beside ? top + height / 2 - step / 2 : top));
    const lane = tops.filter((top) => event.clientY >= top).length - 1;
    return event.clientY > tops[tops.length - 1] + step * (beside ? 1.1 : 1.6) ? -1 : lane;
  };

  /** @param {PointerEvent} event @returns {Grip | null} */
  const gripAt = (event) => {
    const far = event.pointerType === 'mouse' ? reach.mouse : reach.touch;
    const turn = turnAt(event);
    const found = [...(drawing()?.querySelectorAll('[data-w]') ?? [])].map((bar) => ({ bar, box: bar.getBoundingClientRect() }))
      .filter(({ box }) => event.clientX >= box.left - far && event.clientX <= box.right + far && event.clientY >= box.top - far / 2 && event.clientY <= box.bottom + far / 2)
      .sort((a, b) => Math.abs((a.box.top + a.box.bottom) / 2 - event.clientY) - Math.abs((b.box.top + b.box.bottom) / 2 - event.clientY))[0];
    if (found) {
      const index = Number(found.bar.getAttribute('data-w'));
      const { left, right, width } = found.box;
      const near = Math.min(endPx, width / 3);
      const part = event.clientX < left + near ? 'start' : event.clientX > right - near ? 'end' : 'all';
      return { index, part, turn, row: editor.rows[index] };
    }
    const lane = laneAt(event);
    if (lane < 0 || turn < 1 || turn > api.state.tur) return null;
    const { kopya } = api.state;
    const row = /** @type {Row} */ (lane < kopya.length ? [editor.kind, kopya[lane], turn, turn] : [storeKinds[lane - kopya.length], null, turn, turn]);
    return { index: editor.rows.length, part: 'new', turn, row };
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const { index, part, turn, row: [kind, replica, start, end] } = /** @type {Grip} */ (grip);
    const { tur, kopya } = api.state;
    const now = Math.min(Math.max(turnAt(event), 1), tur);
    const by = now - turn;
    /** @type {Row} */
    let row = [kind, replica, start, end];
    if (part === 'start') row = [kind, replica, Math.min(Math.max(start + by, 1), end), end];
    else if (part === 'end') row = [kind, replica, start, Math.max(end + by, start)];
    else if (part === 'new') row = [kind, replica, Math.min(turn, now), Math.max(turn, now)];
    else {
      const shift = Math.min(Math.max(by, 1 - start), Math.max(tur - start, 0));
      const lane = laneAt(event);
      row = [kind, replicaKinds.includes(kind) && lane >= 0 && lane < kopya.length ? kopya[lane] : replica, start + shift, end + shift];
    }
    const rows = [...before];
    rows[index] = row;
    if (JSON.stringify(rows) !== JSON.stringify(editor.rows)) editor.set(rows);
  };

  picture.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !api.result.iz || !picture.closest('.is-editing')) return;
    grip = gripAt(event);
    if (!grip) return;
    // Otherwise the press would also choose a turn.
    event.stopImmediatePropagation();
    before = editor.rows;
    picture.setPointerCapture(event.pointerId);
    beginGesture();
    if (grip.part === 'new') move(event);
  }, { capture: true });
  picture.addEventListener('pointermove', (event) => { if (grip) move(event); });
  const end = () => {
    grip = null;
    endGesture();
  };
  picture.addEventListener('pointerup', end);
  picture.addEventListener('pointercancel', () => {
    if (grip) editor.set(before);
    end();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !grip) return;
    editor.set(before);
    end();
  });
}

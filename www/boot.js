// @ts-check
// A classic script in the head: sets the look before the first paint, and shows why the figures do not answer where no module can run.
// The messages stand in the page; this script only chooses.
(() => {
  const root = document.documentElement;
  root.classList.add('has-script');

  /** Storage that throws is no storage. @param {string} key */
  const stored = (key) => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  /** @param {string} key @param {string | null} value */
  const store = (key, value) => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch { /* the choice then lasts as long as the page */ }
  };

  const themes = ['system', 'light', 'dark'];
  let theme = stored('theme') ?? 'system';
  if (!themes.includes(theme)) theme = 'system';
  const dress = () => {
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.classList.toggle('projector', projector);
  };
  let projector = stored('projector') === '1';
  dress();

  /** @param {string} kod one of the messages' names; `hazir` clears them */
  const show = (kod) => {
    root.dataset.durum = kod;
    for (const message of document.querySelectorAll('[data-ileti]')) {
      /** @type {HTMLElement} */ (message).hidden = message.getAttribute('data-ileti') !== kod;
    }
  };
  let settled = false;
  /** @param {string} kod */
  const settle = (kod) => {
    if (settled) return;
    settled = true;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => show(kod));
    else show(kod);
  };
  document.addEventListener('ariza-durum', (event) => settle(/** @type {CustomEvent} */ (event).detail));

  if (location.protocol === 'file:') settle('file');
  else if (!('noModule' in HTMLScriptElement.prototype)) settle('eski-tarayici');
  // A script that does not arrive says so here and nowhere else.
  window.addEventListener('error', (event) => { if (event.target instanceof HTMLScriptElement) settle('dosya-yok'); }, true);
  setTimeout(() => { if (!settled) show('hazirlaniyor'); }, 400);

  document.addEventListener('DOMContentLoaded', () => {
    const look = document.getElementById('gorunum');
    const large = document.getElementById('projeksiyon');
    const tell = () => {
      const words = /** @type {Record<string, string | undefined>} */ (look?.dataset ?? {});
      look?.setAttribute('aria-label', words[theme] ?? '');
      look?.setAttribute('title', words[theme] ?? '');
      large?.setAttribute('aria-pressed', String(projector));
    };
    tell();
    look?.addEventListener('click', () => {
      theme = themes[(themes.indexOf(theme) + 1) % themes.length];
      store('theme', theme === 'system' ? null : theme);
      dress();
      tell();
    });
    large?.addEventListener('click', () => {
      projector = !projector;
      store('projector', projector ? '1' : null);
      dress();
      tell();
    });
    const contents = document.getElementById('icindekiler');
    const toggle = document.getElementById('icindekiler-ac');
    /** @param {boolean} open */
    const unfold = (open) => {
      contents?.classList.toggle('is-open', open);
      toggle?.setAttribute('aria-expanded', String(open));
    };
    toggle?.addEventListener('click', () => unfold(!contents?.classList.contains('is-open')));
    contents?.addEventListener('click', (event) => { if (/** @type {Element} */ (event.target).closest('a')) unfold(false); });
  });
})();

const wishes = ['pointerdown', 'keydown'];
/** So long an idle moment is waited for once the page is loaded. */
const PATIENCE = 1_000;
/** So long a link waits for the scripts. */
const LINK_PATIENCE = 3_000;

/** Can this page be read already? Its release has put the screen into it, and its scripts rest in a template. */
export const isReadable = () => 'firstSight' in document.documentElement.dataset;

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: PATIENCE }) : setTimeout(act, 200);

/**
 * Acts once: when the reader touches the page or a key, else in the first idle moment after everything that is seen has
 * come. A page that shows a part as loading wants its scripts at once.
 */
export function whenScriptsAreWanted(act: () => void) {
  const waiting = new AbortController();
  const { signal } = waiting;
  function begin() {
    if (signal.aborted) return;
    waiting.abort();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
    else act();
  }
  for (const wish of wishes) addEventListener(wish, begin, { capture: true, passive: true, signal });
  addEventListener('load', () => whenIdle(begin), { signal });
  addEventListener(
    'DOMContentLoaded',
    () => document.querySelector('#first-sight [role="status"]:not(:empty)') && begin(),
    { signal },
  );
  addEventListener('click', notePress, { capture: true });
  addEventListener('submit', holdForm, { capture: true });
  addEventListener('compositionstart', noteComposing, { capture: true });
  addEventListener('compositionend', noteComposing, { capture: true });
}

/**
 * A button does nothing before the scripts are there: what was pressed is pressed again then (take-over.ts). So is a
 * link where something is filled in, which another page may want to know; if that takes too long, it is followed.
 */
function notePress(event: MouseEvent) {
  const { target } = event;
  const place = target instanceof Element && target.closest<HTMLElement>('#first-sight :is(button, a[href])');
  if (!place) return;
  if (place instanceof HTMLAnchorElement) {
    const opensElsewhere = event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (opensElsewhere || !isFilledIn()) return;
    event.preventDefault();
    setTimeout(() => place.isConnected && location.assign(place.href), LINK_PATIENCE);
  } else if (place instanceof HTMLButtonElement && place.form && place.type === 'submit') return;
  place.dataset.pressed = '';
}

const isFilledIn = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#first-sight :is(input, textarea)'),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/** A word that is being put together, as phones and some languages do, is not torn apart. */
function noteComposing({ type, target }: Event) {
  if (target instanceof HTMLElement) target.toggleAttribute('data-composing', type === 'compositionstart');
}

/** A form goes nowhere by itself, its fields least of all into an address: it is sent by the app (take-over.ts). */
function holdForm(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !target.closest('#first-sight')) return;
  event.preventDefault();
  target.dataset.sent = '';
  target.setAttribute('aria-busy', 'true');
}

/**
 * Takes the page's scripts out of their template, where no address has to be set: before the policy for scripts is
 * there, that would be refused.
 */
export function startScripts() {
  const template = document.querySelector<HTMLTemplateElement>('template#scripts');
  if (!template) return;
  const copy = document.importNode(template.content, true);
  for (const script of copy.querySelectorAll('script')) script.async = false;
  document.head.append(copy);
}

const wishes = ['pointerdown', 'keydown'];
/** So long an idle moment is waited for once the page is loaded. */
const PATIENCE = 1_000;

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
    () => document.querySelector('#first-sight [role="status"]') && begin(),
    { signal },
  );
  addEventListener('click', notePress, { capture: true });
  addEventListener('submit', holdForm, { capture: true });
  addEventListener('compositionstart', noteComposing, { capture: true });
  addEventListener('compositionend', noteComposing, { capture: true });
}

/** A button does nothing before the scripts are there: what was pressed is pressed again then (take-over.ts). */
function notePress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#first-sight button');
  if (!button || (button.form && button.type === 'submit')) return;
  button.dataset.pressed = '';
}

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

import { createElement, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { fillIn, keepCaret, sendForms } from './forms';

const places = (within: Element): Element[] => [
  ...within.querySelectorAll('a[href], button, [tabindex], summary, input, textarea, select'),
];

/** So long the app is not even begun while its screen is on its way; a load that takes longer is watched by the app. */
const PATIENCE = 4_000;
/** What a load has brought, or that it failed, is drawn by then. */
const DRAWN = 100;

/**
 * Draws the app beside the page that is there already, out of sight and in small steps, and lets it take that page's
 * place when `screen`, the load of what the page shows, is over. Not hydration: the two may be of different releases,
 * and markup may carry no style attributes.
 */
export async function takeOver(sight: Element, root: Element, app: ReactNode, screen: Promise<unknown>) {
  root.remove();
  const outcome = screen.then(
    () => true,
    () => true,
  );
  const isLoaded = await Promise.race([outcome, pause(PATIENCE)]);
  const show = () => whenLetGo(sight, () => swap(sight, root));
  const onDrawn = () => {
    if (isLoaded) show();
    else outcome.then(() => pause(DRAWN)).then(show);
  };
  startTransition(() => createRoot(root).render(createElement(Drawn, { onDrawn }, app)));
}

const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));

type Props = { onDrawn: () => void; children?: ReactNode };

function Drawn({ onDrawn, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first drawing alone takes over.
  useLayoutEffect(onDrawn, []);
  return children;
}

/** A press that began on the old page must end there: half of it on each would be no click. So must a composed word. */
function whenLetGo(sight: Element, act: () => void) {
  if (!sight.matches(':active') && !sight.querySelector('[data-composing]')) return act();
  const later = new AbortController();
  for (const end of ['pointerup', 'pointercancel', 'dragend', 'compositionend'])
    addEventListener(
      end,
      () => {
        later.abort();
        setTimeout(() => whenLetGo(sight, act));
      },
      { capture: true, signal: later.signal },
    );
}

/** Focus, scroll position, what was filled in and what was pressed too early go over to the new page. */
function swap(sight: Element, root: Element) {
  const before = places(sight);
  const after = places(root);
  const sameAs = (old: Element | null) => {
    const place = old ? after[before.indexOf(old)] : undefined;
    return place instanceof HTMLElement && place.textContent === old?.textContent ? place : undefined;
  };
  const { activeElement } = document;
  const focused = sameAs(activeElement);
  const pressed = before.filter((place) => place.hasAttribute('data-pressed')).map(sameAs);
  const { scrollX: left, scrollY: top } = window;
  // Beside each other for a moment: a phone's keyboard stays when the focus goes from field to field.
  sight.after(root);
  fillIn(sight, root);
  focused?.focus({ preventScroll: true });
  keepCaret(activeElement, focused);
  sight.remove();
  window.scrollTo({ left, top, behavior: 'instant' });
  // What was filled in is drawn first: forms and links may read it from there.
  setTimeout(() => {
    for (const place of pressed) place?.click();
    sendForms(sight, root);
  });
}

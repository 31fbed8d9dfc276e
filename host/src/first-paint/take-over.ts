import { createElement, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

const places = (within: Element): Element[] => [
  ...within.querySelectorAll('a[href], button, [tabindex], summary'),
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

/** A press that began on the old page must end there: half of it on each would be no click. */
function whenLetGo(sight: Element, act: () => void) {
  if (!sight.matches(':active')) return act();
  const later = new AbortController();
  for (const end of ['pointerup', 'pointercancel', 'dragend'])
    addEventListener(
      end,
      () => {
        later.abort();
        setTimeout(() => whenLetGo(sight, act));
      },
      { capture: true, signal: later.signal },
    );
}

/** Focus, scroll position and what was pressed too early go over to the new page. */
function swap(sight: Element, root: Element) {
  const before = places(sight);
  const after = places(root);
  const sameAs = (old: Element | null) => {
    const place = old ? after[before.indexOf(old)] : undefined;
    return place instanceof HTMLElement && place.textContent === old?.textContent ? place : undefined;
  };
  const focused = sameAs(document.activeElement);
  const pressed = before.filter((place) => place.hasAttribute('data-pressed')).map(sameAs);
  const { scrollX: left, scrollY: top } = window;
  sight.replaceWith(root);
  window.scrollTo({ left, top, behavior: 'instant' });
  focused?.focus({ preventScroll: true });
  for (const place of pressed) place?.click();
}

import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { recall, remember } from '../base/stored';
import {
  onSystemTheme,
  resolveTheme,
  showTheme,
  systemIsDark,
  THEME_KEY,
  type Theme,
  type ThemeMode,
  toThemeMode,
} from './theme';

export * from './preferences';
export type { Theme, ThemeMode };

// This module is its own door: the host shares one copy with every remote, so that all see the same atoms.
// The rest of the kit is bundled per app and must not import it.

const SIDEBAR_KEY = 'sidebar';
const HIGHLIGHT_MS = 6000;
const HIGHLIGHT_WAIT_MS = 10_000;

const themeChoice = atom<ThemeMode | null>(null);
// Another tab changed the choice: follow it.
themeChoice.onMount = (set) => {
  const follow = (event: StorageEvent) => {
    if (event.key === THEME_KEY) set(toThemeMode(event.newValue));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The reader's choice of theme, remembered; default dark. */
export const themeModeAtom = atom(
  (get) => get(themeChoice) ?? toThemeMode(recall(THEME_KEY)),
  (_get, set, mode: ThemeMode) => {
    remember(THEME_KEY, mode);
    set(themeChoice, mode);
  },
);

// Where a build draws a page there is no system to ask.
const darkByDefault = () => true;

/** Shows the chosen theme on the page and returns it; the public area passes `forced`. */
export function useAppliedTheme(forced?: Theme): Theme {
  const mode = useAtomValue(themeModeAtom);
  const dark = useSyncExternalStore(onSystemTheme, systemIsDark, darkByDefault);
  const theme = forced ?? resolveTheme(mode, dark);
  useLayoutEffect(() => showTheme(theme), [theme]);
  return theme;
}

const sidebarChoice = atom<boolean | null>(null);

/** Is the sidebar open (true) or collapsed to icons? Remembered; default open. */
export const sidebarOpenAtom = atom(
  (get) => get(sidebarChoice) ?? recall(SIDEBAR_KEY) !== 'collapsed',
  (_get, set, open: boolean) => {
    remember(SIDEBAR_KEY, open ? 'open' : 'collapsed');
    set(sidebarChoice, open);
  },
);

/**
 * Vezne AI's dialog: any screen opens it, the page's owner shows it. `context` labels the question's place; `ask` is
 * asked at once, by its plan where it has one.
 */
export type AssistantState = { open: boolean; context: string; ask?: { input: string; plan?: string } };
export const assistantAtom = atom<AssistantState>({ open: false, context: 'Kasa Defteri' });

/** The record that a page stands for: the page's owner puts its name before the page's in the document's title. */
export const recordTitleAtom = atom<string | null>(null);

/** Calls the document after the record that is shown; null while it is not known. */
export function useRecordTitle(title: string | null) {
  const setTitle = useSetAtom(recordTitleAtom);
  // Before anything is painted, so that no other page is called after this one's record.
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}

type Highlight = { targetId: string; until: number };
const highlightChoice = atom<Highlight | null>(null);

/** Id of the button a search result leads to; write an id to ask for it. An id nobody claims lapses after 10 s. */
export const highlightAtom = atom(
  (get) => get(highlightChoice),
  (_get, set, targetId: string | null) => {
    set(highlightChoice, targetId === null ? null : { targetId, until: Date.now() + HIGHLIGHT_WAIT_MS });
  },
);

/** Where a page comes slowly, who looked for something may be writing in one of its fields by now. */
const isWriting = () => document.activeElement?.matches('main :is(input, select, textarea)') ?? false;

/**
 * Makes an element reachable from the search palette: it is ringed for six seconds, as soon as it is there, and unless
 * the reader writes elsewhere by then scrolled to and focused.
 */
export function useHighlightTarget<E extends HTMLElement = HTMLButtonElement>(id: string) {
  const [element, ref] = useState<E | null>(null);
  const [highlight, setHighlight] = useAtom(highlightAtom);
  // Decided once per request: a ring that has begun must not stop because the waiting time runs out.
  const active = useMemo(() => highlight?.targetId === id && highlight.until > Date.now(), [highlight, id]);
  const isThere = element !== null;
  const focus = useEffectEvent(() => {
    if (isWriting()) return;
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking for the same button again starts over
  useEffect(() => {
    if (!active) return;
    // A frame later, because the page's own scroll to the top runs after its children's effects.
    const frame = isThere ? requestAnimationFrame(() => focus()) : 0;
    const timer = setTimeout(() => setHighlight(null), isThere ? HIGHLIGHT_MS : HIGHLIGHT_WAIT_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [active, highlight, isThere, setHighlight]);
  return { ref, 'data-highlight': active ? '' : undefined };
}

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider, useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import {
  highlightAtom,
  sidebarOpenAtom,
  type Theme,
  themeModeAtom,
  useAppliedTheme,
  useHighlightTarget,
} from './index';

let systemDark = true;
const listeners = new Set<() => void>();
const setSystem = (dark: boolean) =>
  act(() => {
    systemDark = dark;
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  systemDark = true;
  listeners.clear();
  localStorage.clear();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        get matches() {
          return systemDark;
        },
        media,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList, // The four members the code uses.
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function ThemePage({ forced }: { forced?: Theme }) {
  const [mode, setMode] = useAtom(themeModeAtom);
  useAppliedTheme(forced);
  return (
    <>
      <p>{mode}</p>
      <button type="button" onClick={() => setMode('light')}>
        Açık
      </button>
      <button type="button" onClick={() => setMode('system')}>
        Sistem
      </button>
    </>
  );
}
const inFreshStore = (page: React.ReactNode) => render(<Provider store={createStore()}>{page}</Provider>);
const shown = () => document.documentElement.dataset.theme;

test('the theme is dark until someone chooses', () => {
  inFreshStore(<ThemePage />);
  expect(shown()).toBe('dark');
});

test('a choice is shown at once and remembered under the key theme', async () => {
  inFreshStore(<ThemePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Açık' }));
  expect(shown()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  inFreshStore(<ThemePage />);
  expect(screen.getAllByText('light')).toHaveLength(2);
});

test('the browser around the page has the colour of its ground', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  const ground = (colour: string) => document.documentElement.style.setProperty('--vz-canvas', colour);
  ground('#090d19');
  inFreshStore(<ThemePage />);
  expect(meta.content).toBe('#090d19');
  ground('#f8f7f3');
  await userEvent.click(screen.getByRole('button', { name: 'Açık' }));
  expect(meta.content).toBe('#f8f7f3');
  meta.remove();
});

test('system follows the operating system and reacts when it changes', async () => {
  inFreshStore(<ThemePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Sistem' }));
  expect(shown()).toBe('dark');
  setSystem(false);
  expect(shown()).toBe('light');
  setSystem(true);
  expect(shown()).toBe('dark');
});

test('public pages are dark whatever was chosen', () => {
  localStorage.setItem('theme', 'light');
  inFreshStore(<ThemePage forced="dark" />);
  expect(shown()).toBe('dark');
});

test('a choice made in another tab is followed', () => {
  inFreshStore(<ThemePage />);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  expect(shown()).toBe('light');
});

test('a stored word nobody knows means the default', () => {
  localStorage.setItem('theme', 'mor');
  inFreshStore(<ThemePage />);
  expect(shown()).toBe('dark');
});

test('the sidebar remembers that it was collapsed', () => {
  const store = createStore();
  expect(store.get(sidebarOpenAtom)).toBe(true);
  store.set(sidebarOpenAtom, false);
  expect(createStore().get(sidebarOpenAtom)).toBe(false);
});

function AddButton() {
  const target = useHighlightTarget('cash-flow-add');
  return (
    <button type="button" {...target}>
      Ekle
    </button>
  );
}
function Palette({ to }: { to: string }) {
  const highlight = useSetAtom(highlightAtom);
  return (
    <button type="button" onClick={() => highlight(to)}>
      Git
    </button>
  );
}

test('a search result leads to its button, which is ringed for six seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  inFreshStore(
    <>
      <AddButton />
      <Palette to="cash-flow-add" />
    </>,
  );
  const target = screen.getByRole('button', { name: 'Ekle' });
  await user.click(screen.getByRole('button', { name: 'Git' }));
  act(() => jest.advanceTimersByTime(100));
  expect(target).toHaveAttribute('data-highlight');
  expect(target).toHaveFocus();
  expect(scrolled).toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5800));
  expect(target).toHaveAttribute('data-highlight');
  act(() => jest.advanceTimersByTime(200));
  expect(target).not.toHaveAttribute('data-highlight');
});

/** The button comes two seconds after its page. */
function Late() {
  const target = useHighlightTarget('cash-flow-add');
  const [isThere, setThere] = useState(false);
  useEffect(() => void setTimeout(() => setThere(true), 2_000), []);
  return isThere && <button type="button" {...target} />;
}

test('a button that comes late takes the focus from no field that is written in by then', () => {
  jest.useFakeTimers();
  const store = createStore();
  store.set(highlightAtom, 'cash-flow-add');
  render(
    <Provider store={store}>
      <main>
        <input aria-label="Ara" />
        <Late />
      </main>
    </Provider>,
  );
  act(() => screen.getByLabelText('Ara').focus());
  act(() => jest.advanceTimersByTime(2_100));
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('button')).toHaveAttribute('data-highlight');
  expect(screen.getByLabelText('Ara')).toHaveFocus();
});

test('a button that comes while it is waited for takes the focus too', async () => {
  jest.useFakeTimers();
  const store = createStore();
  store.set(highlightAtom, 'cash-flow-add');
  render(
    <Provider store={store}>
      <Late />
    </Provider>,
  );
  act(() => jest.advanceTimersByTime(2_100));
  act(() => jest.advanceTimersByTime(5_900));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('data-highlight');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('button')).not.toHaveAttribute('data-highlight');
});

test('a button that comes ten seconds later is left alone', async () => {
  jest.useFakeTimers();
  const store = createStore();
  store.set(highlightAtom, 'cash-flow-add');
  jest.advanceTimersByTime(10_001);
  render(
    <Provider store={store}>
      <AddButton />
    </Provider>,
  );
  expect(screen.getByRole('button')).not.toHaveAttribute('data-highlight');
});

import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { takeOver } from './take-over';

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Menü
      </button>
      <a href="/about">Hakkında</a>
    </main>
  );
}

/** A page as a release has drawn it, beside the empty place for the app. */
function openPage() {
  const seen = '<main tabindex="-1"><button>Menü</button><a href="/about">Hakkında</a></main>';
  document.body.innerHTML = `<div id="first-sight">${seen}</div><div id="root"></div>`;
  const [sight, root] = ['first-sight', 'root'].map((id) => document.getElementById(id));
  if (!sight || !root) throw new Error('The page has no place for the app');
  return { sight, root };
}

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('the app takes the place of the page that was there before it, focus and scroll position included', async () => {
  const { sight, root } = openPage();
  screen.getByRole('link').focus();
  Object.assign(window, { scrollX: 0, scrollY: 420 });
  await act(async () => takeOver(sight, root, <Menu />, Promise.resolve()));
  expect(document.getElementById('first-sight')).toBeNull();
  expect(root).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 420, behavior: 'instant' });
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('a button that was pressed too early does its work when the app is there', async () => {
  const { sight, root } = openPage();
  screen.getByRole('button').dataset.pressed = '';
  await act(async () => takeOver(sight, root, <Menu />, Promise.resolve()));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true'));
});

test('a press that is under way ends on the page where it began', async () => {
  const { sight, root } = openPage();
  let isPressed = true;
  Object.assign(sight, { matches: () => isPressed });
  await act(async () => takeOver(sight, root, <Menu />, Promise.resolve()));
  expect(sight).toBeInTheDocument();
  isPressed = false;
  dispatchEvent(new Event('pointerup'));
  await waitFor(() => expect(sight).not.toBeInTheDocument());
  expect(root).toBeInTheDocument();
});

test.each([
  ['comes late', (_: unknown, settle: () => void) => settle()],
  ['fails late', (fail: () => void) => fail()],
])('a screen that %s leaves the page to be read until then', async (_, end) => {
  jest.useFakeTimers();
  const { sight, root } = openPage();
  const load = new Promise<void>((resolve, reject) => {
    setTimeout(() => end(() => reject(new Error('hangs')), resolve), 8_000);
  });
  takeOver(sight, root, <Menu />, load);
  await act(() => jest.advanceTimersByTimeAsync(7_999));
  expect(sight).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(root).toBeInTheDocument();
  expect(sight).not.toBeInTheDocument();
  jest.useRealTimers();
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusWhenLost } from './record-beside';

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  render(
    <>
      <div role="dialog" tabIndex={-1} aria-label="Bildirimler">
        <button type="button">Sonraki</button>
      </div>
      <button type="button">Sayfada</button>
      <button type="button">Önceki</button>
    </>,
  );
});

afterEach(() => jest.useRealTimers());

const looked = () => act(() => new Promise((goOn) => setTimeout(goOn, 120)));

test('a dialog that took the focus of what went from it hands it on to what stands in it', async () => {
  screen.getByRole('dialog').focus();
  const end = focusWhenLost(() => button('Sonraki'));
  await waitFor(() => expect(button('Sonraki')).toHaveFocus());
  end();
});

test('what was pressed may go long after, as where an answer is slow', async () => {
  jest.useFakeTimers();
  button('Sonraki').focus();
  const end = focusWhenLost(() => button('Sayfada'));
  jest.advanceTimersByTime(8_000);
  expect(button('Sonraki')).toHaveFocus();
  button('Sonraki').remove();
  jest.advanceTimersByTime(50);
  expect(button('Sayfada')).toHaveFocus();
  end();
});

test('who presses something else meanwhile has gone on', async () => {
  button('Sonraki').focus();
  focusWhenLost(() => button('Sonraki'));
  await userEvent.click(document.body);
  await looked();
  expect(document.body).toHaveFocus();
});

test('what was pressed last is waited for, not what was pressed before it', async () => {
  button('Sayfada').focus();
  focusWhenLost(() => button('Önceki'));
  const end = focusWhenLost(() => button('Sonraki'));
  button('Sayfada').blur();
  await waitFor(() => expect(button('Sonraki')).toHaveFocus());
  end();
});

test('it keeps the focus from what lies outside of it', async () => {
  screen.getByRole('dialog').focus();
  const end = focusWhenLost(() => button('Sayfada'));
  await looked();
  expect(screen.getByRole('dialog')).toHaveFocus();
  end();
});

test('once it is ended nothing is given the focus any more', async () => {
  focusWhenLost(() => button('Sayfada'))();
  await looked();
  expect(document.body).toHaveFocus();
});

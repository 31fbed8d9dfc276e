import { act, render, screen, waitFor } from '@testing-library/react';
import { focusWhenLost } from './record-beside';

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  render(
    <>
      <div role="dialog" tabIndex={-1} aria-label="Bildirimler">
        <button type="button">Sonraki</button>
      </div>
      <button type="button">Sayfada</button>
    </>,
  );
});

const looked = () => act(() => new Promise((goOn) => setTimeout(goOn, 120)));

test('a dialog that took the focus of what went from it hands it on to what stands in it', async () => {
  screen.getByRole('dialog').focus();
  const end = focusWhenLost(() => button('Sonraki'));
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

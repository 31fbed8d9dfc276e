import { act, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { takeOver } from './take-over';

const sent = jest.fn();

/** As the app draws it: one field that it keeps itself, one that the form reads, a box that is ticked already. */
function SignIn({ before }: { before?: boolean }) {
  const [email, setEmail] = useState('kayitli@sirket.com');
  const [isKept, setIsKept] = useState(before ?? false);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sent(email, new FormData(event.currentTarget).get('password'), isKept);
  }
  return (
    <form onSubmit={send}>
      <input name="email" type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input name="password" type="text" />
      <input type="checkbox" checked={isKept} onChange={() => setIsKept(!isKept)} />
      <button type="submit">Giriş Yap</button>
    </form>
  );
}

/** The same form as a release has drawn it. */
function openPage() {
  const fields =
    '<input name="email" type="email"><input name="password" type="text"><input type="checkbox"><button type="submit">Giriş Yap</button>';
  document.body.innerHTML = `<div id="first-sight"><form>${fields}</form></div><div id="root"></div>`;
  const [sight, root] = ['first-sight', 'root'].map((id) => document.getElementById(id));
  if (!sight || !root) throw new Error('The page has no place for the app');
  return { sight, root };
}

const [email, password] = [0, 1].map(
  (index) => () => screen.getAllByRole<HTMLInputElement>('textbox')[index],
);
const box = () => screen.getByRole<HTMLInputElement>('checkbox');

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The app comes, after what is done on the page before it. */
async function takenOver(actions: () => void, app = <SignIn />) {
  const { sight, root } = openPage();
  actions();
  await act(async () => {
    await takeOver(sight, root, app, Promise.resolve());
    await pause();
  });
  await act(pause);
  expect(sight).not.toBeInTheDocument();
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  sent.mockReset();
});

test('what was typed, ticked and marked before the app was there is there in the app, caret included', async () => {
  await takenOver(() => {
    email?.()?.focus();
    Object.assign(email?.() ?? {}, { value: 'ece@sirket.com' });
    Object.assign(password?.() ?? {}, { value: 'dokuz-kelebek' });
    box().click();
    password?.()?.focus();
    password?.()?.setSelectionRange(2, 5);
  });
  expect(email?.()).toHaveValue('ece@sirket.com');
  expect(password?.()).toHaveValue('dokuz-kelebek');
  expect(password?.()).toHaveFocus();
  expect([password?.()?.selectionStart, password?.()?.selectionEnd]).toEqual([2, 5]);
  expect(box()).toBeChecked();
  act(() => screen.getByRole('button').click());
  expect(sent).toHaveBeenCalledWith('ece@sirket.com', 'dokuz-kelebek', true);
});

test("what nobody touched is the app's own", async () => {
  await takenOver(() => undefined, <SignIn before />);
  expect(email?.()).toHaveValue('kayitli@sirket.com');
  expect(box()).toBeChecked();
});

test('a box that was ticked is ticked once', async () => {
  await takenOver(() => box().click(), <SignIn before />);
  expect(box()).toBeChecked();
});

test('a form that was sent before the app was there is sent by it, once', async () => {
  await takenOver(() => {
    Object.assign(password?.() ?? {}, { value: 'dokuz-kelebek' });
    box().click();
    document.forms[0]?.setAttribute('data-sent', '');
  });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith('kayitli@sirket.com', 'dokuz-kelebek', true);
});

test('a word that is being put together is finished first', async () => {
  const { sight, root } = openPage();
  email?.()?.setAttribute('data-composing', '');
  await act(async () => takeOver(sight, root, <SignIn />, Promise.resolve()));
  expect(sight).toBeInTheDocument();
  email?.()?.removeAttribute('data-composing');
  await act(async () => {
    dispatchEvent(new Event('compositionend'));
    await pause();
  });
  expect(sight).not.toBeInTheDocument();
});

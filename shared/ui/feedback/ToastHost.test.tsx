import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as raw } from 'react-toastify/unstyled';
import { ToastHost } from './ToastHost';
import { toast } from './toast';

beforeEach(() => {
  render(<ToastHost duration={4_000} visible={3} />);
});
afterEach(async () => {
  act(() => {
    raw.clearWaitingQueue();
    raw.dismiss();
  });
  await waitFor(() => expect(texts()).toEqual([]));
});

const texts = () => [...document.querySelectorAll('.Toastify__toast')].map((element) => element.textContent);
const clockOf = (element: HTMLElement) => within(element).getByRole('progressbar', { hidden: true });
const show = (raise: () => void) => act(raise);

test('a failure interrupts a screen reader, a success waits its turn', () => {
  show(() => toast.error('Bir Hata Oluştu.'));
  show(() => toast.success('Giriş başarılı!'));
  expect(screen.getByRole('alert')).toHaveTextContent('Bir Hata Oluştu.');
  expect(screen.getByRole('status')).toHaveTextContent('Giriş başarılı!');
});

test('three are visible at once, the newest lowest; the fourth comes when one has gone', async () => {
  show(() => ['bir', 'iki', 'üç', 'dört'].forEach((message) => void toast.success(message)));
  expect(texts()).toEqual(['bir', 'iki', 'üç']);
  const [close] = screen.getAllByRole('button', { name: 'Kapat' });
  if (close) await userEvent.click(close);
  await waitFor(() => expect(texts()).toEqual(['iki', 'üç', 'dört']));
});

test('a message lives four seconds', async () => {
  show(() => toast.success('Çıkış yapıldı.'));
  const clock = clockOf(screen.getByRole('status'));
  expect(clock).toHaveStyle({ animationDuration: '4000ms' });
  fireEvent.animationEnd(clock);
  await waitFor(() => expect(texts()).toEqual([]));
});

test('the pointer or the focus on a message stops its clock', async () => {
  show(() => toast.success('Mesajınız başarıyla gönderildi.'));
  const message = screen.getByRole('status');
  const clock = () => clockOf(message).style.animationPlayState;
  expect(clock()).toBe('running');
  await userEvent.hover(message);
  expect(clock()).toBe('paused');
  await userEvent.unhover(message);
  expect(clock()).toBe('running');
  act(() => screen.getByRole('button', { name: 'Kapat' }).focus());
  expect(clock()).toBe('paused');
  act(() => screen.getByRole('button', { name: 'Kapat' }).blur());
  expect(clock()).toBe('running');
});

test('the same failure of four parallel calls is said once', () => {
  show(() => [1, 2, 3, 4].forEach(() => void toast.error('Bağlantı Hatası')));
  expect(texts()).toEqual(['Bağlantı Hatası']);
});

test('a message that offers something stays longer, keeps its words and goes when it is taken', async () => {
  const undo = jest.fn();
  show(() =>
    toast.success('Nakit Akışı Başarıyla Silindi.', { label: 'Geri Al', duration: 8_000, onClick: undo }),
  );
  const message = screen.getByRole('status');
  expect(screen.getByText('Nakit Akışı Başarıyla Silindi.')).toBeVisible();
  expect(clockOf(message)).toHaveStyle({ animationDuration: '8000ms' });
  const offer = screen.getByRole('button', { name: 'Geri Al' });
  act(() => offer.focus());
  expect(clockOf(message).style.animationPlayState).toBe('paused');
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(texts()).toEqual([]));
});

test('Ctrl+Z takes back what was offered last, and is left to a field that is written in', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  show(() => toast.success('Biri silindi.', { label: 'Geri Al', duration: 8_000, onClick: first }));
  show(() => toast.success('Öbürü silindi.', { label: 'Geri Al', duration: 8_000, onClick: second }));
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(second).not.toHaveBeenCalled();
  field.remove();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});

test('a message that is closed or taken with a key gives the focus back to where it was', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.tabIndex = -1;
  const row = page.appendChild(document.createElement('button'));
  row.focus();
  show(() =>
    toast.success('Kayıt silindi.', { label: 'Geri Al', duration: 8_000, onClick: () => undefined }),
  );
  act(() => screen.getByRole('button', { name: 'Geri Al' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(row).toHaveFocus();
  show(() => toast.info('Bir söz'));
  act(() => screen.getByRole('button', { name: 'Kapat' }).focus());
  row.remove();
  await userEvent.keyboard('{Enter}');
  expect(page).toHaveFocus();
  page.remove();
});

test('what Ctrl+Z takes leaves the focus alone', async () => {
  const row = document.body.appendChild(document.createElement('button'));
  const undo = jest.fn();
  show(() => toast.success('Kayıt silindi.', { label: 'Geri Al', duration: 8_000, onClick: undo }));
  row.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(row).toHaveFocus();
  row.remove();
});

test('Ctrl+Z does nothing while a dialog lies over the page, or while it is held down', async () => {
  const undo = jest.fn();
  show(() => toast.success('Silindi.', { label: 'Geri Al', duration: 8_000, onClick: undo }));
  const over = document.body.appendChild(document.createElement('div'));
  over.setAttribute('role', 'dialog');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  // The panel beside a list leaves the page to be used.
  over.setAttribute('data-side-panel', '');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat: true });
  expect(undo).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
  over.remove();
});

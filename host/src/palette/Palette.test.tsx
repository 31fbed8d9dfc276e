import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@vezne/testing';
import { highlightAtom } from '@vezne/ui/state';
import { getDefaultStore } from 'jotai';
import { openAt } from '../testing';

fakeApi();

async function openPalette(stored?: Record<string, string>) {
  const view = openAt('/dashboard', { stored });
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  await view.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Sayfa, işlem veya ayar ara' });
  await waitFor(() => expect(box).toHaveFocus());
  return { ...view, box };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const selected = () => screen.getByRole('option', { selected: true });

test('Ctrl+K opens it with suggestions, the first one selected', async () => {
  const { box } = await openPalette();
  expect(screen.getByRole('listbox', { name: 'Öneriler' })).toBeInTheDocument();
  expect(box).toHaveAttribute('aria-activedescendant', selected().id);
  expect(selected()).toBe(screen.getAllByRole('option')[0]);
});

test('the search box of the top bar opens it too', async () => {
  const { user } = openAt('/dashboard');
  await user.click(await screen.findByRole('button', { name: /Sayfa, işlem veya ayar ara/ }));
  expect(await screen.findByRole('dialog', { name: 'Arama' })).toBeInTheDocument();
});

test('typing searches, arrows move around the list and Enter opens the page', async () => {
  const { user, box } = await openPalette();
  await user.type(box, 'para bir');
  expect(options()).toHaveLength(1);
  await user.clear(box);
  await user.type(box, 'rapor');
  const first = selected().id;
  await user.keyboard('{ArrowDown}');
  expect(selected().id).not.toBe(first);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe(screen.getAllByRole('option').at(-1));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'finance/ReportsPage' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where nothing is found as typed, what it is near to is offered', async () => {
  const { user, box } = await openPalette();
  await user.type(box, 'kasa deftri');
  expect(await screen.findByText('Bunu mu aradınız?')).toBeVisible();
  expect(selected()).toHaveTextContent('Kasa Defteri');
});

test('what is typed before its box is there is not lost', async () => {
  const { user } = openAt('/dashboard');
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  await user.keyboard('{Control>}k{/Control}son silinenix{Backspace}');
  const box = await screen.findByRole('combobox', { name: 'Sayfa, işlem veya ayar ara' });
  await waitFor(() => expect(box).toHaveValue('son silineni'));
  await user.type(box, 'z');
  expect(box).toHaveValue('son silineniz');
});

test('Enter typed ahead runs the first result, and Escape typed ahead calls it off', async () => {
  const { user } = openAt('/dashboard');
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  await user.keyboard('{Control>}k{/Control}raporlar{Enter}');
  expect(await screen.findByRole('heading', { name: 'finance/ReportsPage' })).toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}da{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Escape closes it and the focus goes back', async () => {
  const { user } = openAt('/dashboard');
  const trigger = await screen.findByRole('button', { name: /Sayfa, işlem veya ayar ara/ });
  await user.click(trigger);
  await screen.findByRole('dialog', { name: 'Arama' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('Escape gives a page that had the focus as a whole the focus back, not its first button', async () => {
  const { user } = openAt('/dashboard');
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  act(() => screen.getByRole('main').focus());
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Arama' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the window that a choice opened leaves the focus to the page', async () => {
  const { user, box } = await openPalette();
  await user.type(box, 'yardım');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Yardım' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('an action opens its page and asks for its button', async () => {
  const { user, box } = await openPalette();
  await user.type(box, 'nakit akışı');
  await user.click(screen.getByRole('option', { name: /Nakit Akışı Ekle/ }));
  expect(await screen.findByRole('heading', { name: 'cashflow/CashFlowPage' })).toBeInTheDocument();
  expect(getDefaultStore().get(highlightAtom)?.targetId).toBe('add-cash-flow');
});

test('nothing found names the query and suggests other words', async () => {
  const { user, box } = await openPalette();
  await user.type(box, 'vade farkı');
  const dialog = screen.getByRole('dialog', { name: 'Arama' });
  expect(await within(dialog).findByText('“vade farkı” için sonuç bulunamadı')).toBeInTheDocument();
  expect(within(dialog).getByText(/Farklı anahtar kelimeler deneyin/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(dialog).toBeInTheDocument();
});

test('what was chosen last comes first the next time', async () => {
  const { user, box } = await openPalette();
  await user.type(box, 'güvenlik');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'finance/SettingsPage' });
  await user.keyboard('{Meta>}k{/Meta}');
  await screen.findByRole('dialog', { name: 'Arama' });
  expect(options()[0]).toMatch(/Güvenlik/);
});

test('a broken memory of choices does no harm', async () => {
  await openPalette({ paletteRecent: '{"not":"a list"}' });
  expect(options().length).toBeGreaterThan(10);
});

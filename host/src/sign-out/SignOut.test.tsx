import { act, screen, waitFor, within } from '@testing-library/react';
import { type DraftName, drafts, startSession } from '@vezne/api';
import { fakeApi, seriousFindings } from '@vezne/testing';
import { openAt } from '../testing';

fakeApi();

async function open(...typed: DraftName[]) {
  const view = openAt('/dashboard');
  for (const form of typed) drafts.keep(form, { name: 'Yarım' });
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  const menu = await screen.findByRole('button', { name: /hesap menüsü/ });
  const signOut = async () => {
    await view.user.click(menu);
    await view.user.click(await screen.findByRole('menuitem', { name: 'Çıkış Yap' }));
  };
  return { ...view, menu, signOut };
}
const question = () => screen.findByRole('alertdialog', { name: 'Çıkış Onayı' });

test('whoever would lose drafts is asked before signing out, and may stay', async () => {
  const { user, menu, signOut } = await open('cash-flow', 'project p-1 3');
  await signOut();
  const asked = within(await question());
  expect(
    asked.getByText('2 kaydedilmemiş taslak var: Kasa Defteri kaydı, Proje. Çıkarsanız silinirler.'),
  ).toBeVisible();
  await waitFor(() => expect(asked.getByRole('button', { name: 'Vazgeç' })).toHaveFocus());
  expect(await seriousFindings()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(menu).toHaveFocus());
  expect(drafts.find('cash-flow')).toEqual({ name: 'Yarım' });
  await signOut();
  await user.click(within(await question()).getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(drafts.find('project p-1 3')).toEqual({ name: 'Yarım' });
});

test('Çıkış Yap in the question signs out and forgets the drafts', async () => {
  const { user, signOut } = await open('contact');
  await signOut();
  const asked = within(await question());
  expect(asked.getByText('1 kaydedilmemiş taslak var: Cari. Çıkarsanız silinir.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Çıkış Yap' }));
  expect(await screen.findByRole('heading', { name: 'marketing/LoginPage' })).toBeInTheDocument();
  expect(await screen.findByText('Çıkış yapıldı.')).toBeInTheDocument();
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('drafts of one kind are counted, and the search asks as the menu does', async () => {
  const { user } = await open('cash-flow', 'cash-flow e-1 2', 'cash-flow repeated', 'income p-1');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'çıkış yap');
  await user.keyboard('{Enter}');
  expect(
    within(await question()).getByText(
      '4 kaydedilmemiş taslak var: Kasa Defteri kaydı (3), Proje geliri. Çıkarsanız silinirler.',
    ),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a question left open by a session that ended is not asked of the next', async () => {
  const { signOut } = await open('product');
  await signOut();
  await question();
  for (const key of ['accessToken', 'token', 'refreshToken']) localStorage.removeItem(key);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
  });
  await screen.findByRole('heading', { name: 'marketing/LoginPage' });
  act(() =>
    startSession({ token: 'access-2', refreshToken: 'refresh-2', userType: 'MANAGER' }, 'ece@vezne.app'),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

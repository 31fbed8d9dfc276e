import { screen, within } from '@testing-library/react';
import { renderApp, seriousFindings } from '@vezne/testing';
import { singleKeys } from '@vezne/ui';
import { ShortcutsModal } from './ShortcutsModal';

afterEach(() => singleKeys.turn(true));

const columns = [
  [{ title: 'Her yerde', shortcuts: [['Kayıt ara', 'Ctrl', 'K']] }],
  [{ title: 'Yazarken', shortcuts: [['Hemen kaydet', 'Ctrl', 'Enter']] }],
] as const;

test('every key stands beside what it does, under the head of its part', async () => {
  renderApp(
    <ShortcutsModal columns={columns} note="Sayfaların kendi kısayolları da var." onClose={() => {}} />,
  );
  const window = within(await screen.findByRole('dialog', { name: 'Kısayollar' }));
  expect(window.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Her yerde',
    'Yazarken',
  ]);
  expect(window.getByText('Hemen kaydet').parentElement).toHaveTextContent('Hemen kaydetCtrlEnter');
  expect(window.getByText('Sayfaların kendi kısayolları da var.')).toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
});

test('turning single keys off is said aloud and holds for the next visit', async () => {
  const { user } = renderApp(<ShortcutsModal columns={columns} onClose={() => {}} />);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Yazı alanındayken tek harfli kısayollar çalışmaz.',
  );
  await user.click(screen.getByRole('button', { name: 'Kısayolları Kapat' }));
  expect(screen.getByRole('status')).toHaveTextContent('Tek harfli kısayollar kapalı.');
  expect(singleKeys.areOn()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Kısayolları Aç' }));
  expect(singleKeys.areOn()).toBe(true);
});

import { screen, waitFor } from '@testing-library/react';
import { api, type KindPreference, type NotificationPreferences } from '@vezne/contract';
import { fakeApi, seriousFindings, setWindowWidth } from '@vezne/testing';
import { openSettings } from '../testing';

const server = fakeApi();
const box = (name: string) => screen.findByRole('checkbox', { name });
const select = (name: string) => screen.getByRole('combobox', { name });

const kind = (own: Partial<KindPreference>): KindPreference => ({
  ...{ kind: 'BUTCE_ASILDI', inApp: true, email: true, leadDays: null },
  ...own,
});

const stored = (own: Partial<NotificationPreferences> = {}): NotificationPreferences => ({
  ...{ isDaily: true, dailyAt: '08:30', isWeekly: true },
  kinds: [
    kind({ inApp: false }),
    kind({ kind: 'PROJE_GECIKTI' }),
    kind({ kind: 'PROJE_BITIYOR', leadDays: 21 }),
    kind({ kind: 'PAKET_HAZIR' }),
    kind({ kind: 'YARININ_TURU' }),
  ],
  ...own,
});

const bodies = () => server.requests(api.notification.choose).map(({ body }) => body);

beforeEach(() => {
  server.answer(api.notification.preferences, stored());
  server.answer(api.notification.choose, stored());
});

test('what one does without is not ticked, and a press tells it again; by mail it is another choice', async () => {
  const { user } = openSettings('notifications');
  const budget = await box('Bütçe aşımları: uygulama');
  expect(budget).not.toBeChecked();
  expect(await box('Bütçe aşımları: e-posta')).toBeChecked();
  await user.click(budget);
  expect(budget).toBeChecked();
  await user.click(await box('Geciken projeler: e-posta'));
  await waitFor(() =>
    expect(bodies()).toEqual([
      { kinds: [{ kind: 'BUTCE_ASILDI', inApp: true }] },
      { kinds: [{ kind: 'PROJE_GECIKTI', email: false }] },
    ]),
  );
  expect(await seriousFindings()).toEqual([]);
});

test('what is told in any case is ticked and cannot be changed; kinds of another release are left out', async () => {
  openSettings('notifications');
  for (const name of [
    'Veri arşivi: e-posta',
    'Yeni cihazdan girişler: uygulama',
    'Yeni cihazdan girişler: e-posta',
  ]) {
    expect(await box(name)).toBeChecked();
    expect(await box(name)).toBeDisabled();
  }
  // Of the kinds that this server tells of four, and the one that is always told.
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
});

test('how early something is told can be chosen while it is told at all', async () => {
  const { user } = openSettings('notifications');
  const ending = await box('Bitmek üzere olan projeler: uygulama');
  const lead = select('Bitmek üzere olan projeler: kaç gün önce');
  expect(lead).toHaveDisplayValue('21 gün');
  await user.selectOptions(lead, '30 gün');
  expect(lead).toHaveDisplayValue('30 gün');
  await user.click(ending);
  expect(lead).toBeEnabled();
  await user.click(await box('Bitmek üzere olan projeler: e-posta'));
  expect(lead).toBeDisabled();
  await waitFor(() => expect(bodies()).toHaveLength(3));
  expect(bodies()[0]).toEqual({ kinds: [{ kind: 'PROJE_BITIYOR', leadDays: 30 }] });
});

test('on a phone how early something is told is chosen under its name', async () => {
  setWindowWidth();
  const { user } = openSettings('notifications');
  await box('Bitmek üzere olan projeler: uygulama');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  const lead = select('Bitmek üzere olan projeler: kaç gün önce');
  expect(lead).toHaveDisplayValue('21 gün');
  expect(lead.closest('th')).toHaveTextContent(/önce$/);
  await user.selectOptions(lead, '30 gün');
  await waitFor(() => expect(bodies()).toEqual([{ kinds: [{ kind: 'PROJE_BITIYOR', leadDays: 30 }] }]));
  expect(await seriousFindings()).toEqual([]);
});

test('when the digests come can be chosen, and whether', async () => {
  server.answer(api.notification.preferences, stored({ dailyAt: '08:45' }));
  const { user } = openSettings('notifications');
  const daily = await box('Günlük özet İş günleri, okunmamış bildirim varsa');
  expect(select('Günlük özetin saati')).toHaveDisplayValue('08:45');
  await user.selectOptions(select('Günlük özetin saati'), '07:30');
  await user.click(daily);
  await user.click(screen.getByRole('checkbox', { name: /^Haftalık özet/ }));
  expect(select('Günlük özetin saati')).toBeDisabled();
  await waitFor(() =>
    expect(bodies()).toEqual([{ dailyAt: '07:30' }, { isDaily: false }, { isWeekly: false }]),
  );
});

test('what could not be stored is as it was', async () => {
  server.fail(api.notification.choose, { status: 400, message: 'Deneme hatası' });
  const { user } = openSettings('notifications');
  const late = await box('Geciken projeler: uygulama');
  await user.click(late);
  await waitFor(() => expect(late).toBeChecked());
  expect(bodies()).toHaveLength(1);
});

test('what was chosen and stored gives way to what was chosen elsewhere since', async () => {
  let now = stored();
  const tell = (name: string, inApp: boolean) => {
    now = { ...now, kinds: now.kinds.map((each) => (each.kind === name ? { ...each, inApp } : each)) };
  };
  server.answer(api.notification.preferences, () => now);
  server.answer(api.notification.choose, ({ body: { kinds = [] } }) => {
    for (const { kind: name, inApp = true } of kinds) tell(name, inApp);
    return now;
  });
  const { user } = openSettings('notifications');
  const budget = await box('Bütçe aşımları: uygulama');
  await user.click(budget);
  await waitFor(() => expect(server.requests(api.notification.preferences)).toHaveLength(2));
  expect(budget).toBeChecked();
  // By the bell of another tab.
  tell('BUTCE_ASILDI', false);
  const late = await box('Geciken projeler: uygulama');
  await user.click(late);
  await waitFor(() => expect(budget).not.toBeChecked());
  expect(late).not.toBeChecked();
});

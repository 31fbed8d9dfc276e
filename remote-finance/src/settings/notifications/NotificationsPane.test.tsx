import { screen, waitFor } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, seriousFindings } from '@vezne/testing';
import { openSettings } from '../testing';

const server = fakeApi();
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const lead = () => screen.getByRole('combobox', { name: 'Proje bitişinden kaç gün önce' });

test('what one does without is not ticked, and a press tells it again', async () => {
  server.answer(api.notification.preferences, { muted: ['BUTCE_ASILDI', 'YARININ_TURU'], leadDays: 7 });
  server.answer(api.notification.prefer, { muted: [], leadDays: 7 });
  const { user } = openSettings('notifications');
  const budget = await box(/Bütçe aşımları/);
  expect(budget).not.toBeChecked();
  expect(await box(/Geciken gelirler/)).toBeChecked();
  await user.click(budget);
  expect(budget).toBeChecked();
  await waitFor(() =>
    expect(server.requests(api.notification.prefer)[0]?.body).toEqual({
      kind: 'BUTCE_ASILDI',
      isShown: true,
    }),
  );
  expect(await seriousFindings()).toEqual([]);
});

test('how early the end of a project is told can be chosen while it is told at all', async () => {
  server.answer(api.notification.preferences, { muted: [], leadDays: 21 });
  server.answer(api.notification.prefer, { muted: [], leadDays: 30 });
  const { user } = openSettings('notifications');
  const ending = await box(/Bitmek üzere olan projeler/);
  expect(lead()).toHaveDisplayValue('21 gün önce');
  await user.selectOptions(lead(), '30 gün önce');
  expect(lead()).toHaveDisplayValue('30 gün önce');
  await user.click(ending);
  expect(lead()).toBeDisabled();
  await waitFor(() =>
    expect(server.requests(api.notification.prefer).map(({ body }) => body)).toEqual([
      { kind: 'PROJE_BITIYOR', leadDays: 30 },
      { kind: 'PROJE_BITIYOR', isShown: false },
    ]),
  );
});

test('what could not be stored is as it was', async () => {
  server.fail(api.notification.prefer, { status: 400, message: 'Deneme hatası' });
  const { user } = openSettings('notifications');
  const late = await box(/Geciken projeler/);
  await user.click(late);
  await waitFor(() => expect(late).toBeChecked());
  expect(server.requests(api.notification.prefer)).toHaveLength(1);
});

test('what was chosen and stored gives way to what was chosen elsewhere since', async () => {
  let muted: string[] = ['BUTCE_ASILDI'];
  server.answer(api.notification.preferences, () => ({ muted, leadDays: 7 }));
  server.answer(api.notification.prefer, ({ body: { kind, isShown } }) => {
    muted = isShown ? muted.filter((each) => each !== kind) : [...muted, kind];
    return { muted, leadDays: 7 };
  });
  const { user } = openSettings('notifications');
  const budget = await box(/Bütçe aşımları/);
  await user.click(budget);
  await waitFor(() => expect(server.requests(api.notification.preferences)).toHaveLength(2));
  expect(budget).toBeChecked();
  // By the bell of another tab.
  muted = ['BUTCE_ASILDI'];
  const late = await box(/Geciken gelirler/);
  await user.click(late);
  await waitFor(() => expect(budget).not.toBeChecked());
  expect(late).not.toBeChecked();
});

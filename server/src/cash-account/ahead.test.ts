import { api, type Endpoint } from '@vezne/contract';
import type { z } from 'zod';
import { testApp } from '../test/app';

const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });
const { cashAccount, cashFlow, category, dashboard, transfer } = api;

test('what is written for days to come is told beside every balance that it is in', async () => {
  const person = await t.signUp();
  const done = async <E extends Endpoint>(endpoint: E, body?: object) =>
    endpoint.output.parse(await t.ask(endpoint, person, body && { body })) as z.output<E['output']>;
  const figures = async () => {
    const accounts = await done(cashAccount.summary);
    return {
      ledger: (await done(cashFlow.summary)).ahead,
      accounts: accounts.ahead,
      each: accounts.accounts.map(({ name, ahead }) => [name, ahead]),
      dashboard: (await done(dashboard.data)).ahead,
    };
  };
  const [till] = await done(cashAccount.findAll, {});
  const bank = await done(cashAccount.save, { name: 'Banka', kind: 'BANKA', openingBalance: 50 });
  const { id: categoryId } = await done(category.save, { name: 'Kira', type: 'HER_IKISI' });
  const write = (date: string, amount: number) =>
    done(cashFlow.save, { categoryId, date, amount, description: 'Kayıt', cashFlowType: 'GIRIS' });
  await write('2026-11-21', 100.1);
  const nothing = { ledger: undefined, accounts: undefined, dashboard: undefined };
  expect(await figures()).toMatchObject({
    ...nothing,
    each: [
      [till?.name, undefined],
      ['Banka', undefined],
    ],
  });

  const gone = await write('2027-01-31', 7);
  await write('2026-11-22', 0.2);
  await done(transfer.save, {
    fromAccountId: bank.id,
    toAccountId: till?.id,
    amount: 20,
    date: '2026-12-15',
  });
  await t.ask(cashFlow.delete, person, { query: { id: gone.id } });
  const all = { until: '2026-12-15', today: 150.1 };
  expect(await figures()).toEqual({
    ...{ ledger: all, accounts: all, dashboard: all },
    each: [
      [till?.name, { until: '2026-12-15', today: 100.1 }],
      ['Banka', { until: '2026-12-15', today: 50 }],
    ],
  });

  await done(cashAccount.save, { name: 'Kart', kind: 'KART', openingBalance: -5, openingDate: '2027-02-01' });
  expect(await figures()).toMatchObject({ ledger: { until: '2027-02-01', today: 150.1 } });
});

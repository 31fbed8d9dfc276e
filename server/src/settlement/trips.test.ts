import { api, type Endpoint } from '@vezne/contract';
import pg from 'pg';
import { cashFlowBody } from '../test/bodies';
import { patience } from '../test/trials';
import { settlementApp, TODAY } from './testing';

jest.setTimeout(patience(60_000));

const t = settlementApp();

/** How often a call goes to the database and back, once its statements are prepared. */
async function tripsOf(endpoint: Endpoint, input: () => Promise<object>): Promise<number> {
  const counts: number[] = [];
  for (let tries = 0; tries < 4; tries++) {
    const body = await input();
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await t.done(endpoint, { body });
    counts.push(sent.mock.calls.length);
    sent.mockRestore();
  }
  return Math.min(...counts);
}

test.each([
  { allocated: 'to rows that are named', isNamed: true },
  { allocated: 'to what is due first', isNamed: false },
])(
  'a collection allocated $allocated goes to the database little more often than an entry',
  async ({ isNamed }) => {
    const contactId = await t.newContact();
    const save = await tripsOf(api.cashFlow.save, async () => ({
      ...cashFlowBody,
      categoryId: t.world.categoryId,
    }));
    const collect = await tripsOf(api.settlement.save, async () => {
      const { id } = await t.income({ amount: 100, contactId });
      const lines = isNamed ? [{ type: 'GELIR', id, amount: 120 }] : undefined;
      return { contactId, direction: 'IN', date: TODAY, amount: 120, lines };
    });
    // The contact with its rows, the collection, and what it is allocated to.
    expect(collect - save).toBeLessThanOrEqual(3);
  },
);

test('a collection that is allocated to what is due first looks for openings only where there are some', async () => {
  const collectFrom = (contactId: string) =>
    tripsOf(api.settlement.save, async () => {
      await t.income({ amount: 100, contactId });
      return { contactId, direction: 'IN', date: TODAY, amount: 120 };
    });
  const without = await collectFrom(await t.newContact());
  const having = await collectFrom(await t.newContact('Ada', { openingBalance: 5 }));
  expect(having - without).toBeGreaterThan(0);
});

test('what is answered of a collection is what is read of it afterwards', async () => {
  const contactId = await t.newContact();
  for (const amount of [30, 10, 20]) await t.income({ amount, contactId, date: `2026-06-${amount}` });
  const allocated = await t.collect(contactId, 55.55);
  expect(allocated.lines).toHaveLength(3);
  const advance = await t.collect(contactId, 1_000);
  const { id } = await t.income({ amount: 5, counterparty: 'Kimse' });
  const alone = await t.done(api.settlement.ofRow, {
    body: { type: 'GELIR', id, date: TODAY, paymentMethod: 'CASH' },
  });
  for (const told of [allocated, advance, alone])
    expect(await t.done(api.settlement.findById, { query: { id: told.id } })).toEqual(told);
});

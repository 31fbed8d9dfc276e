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

test('a collection goes to the database little more often than an entry of the ledger', async () => {
  const contactId = await t.newContact();
  const save = await tripsOf(api.cashFlow.save, async () => ({
    ...cashFlowBody,
    categoryId: t.world.categoryId,
  }));
  const collect = await tripsOf(api.settlement.save, async () => {
    const { id } = await t.income({ amount: 100, contactId });
    const lines = [{ type: 'GELIR', id, amount: 120 }];
    return { contactId, direction: 'IN', date: TODAY, amount: 120, lines };
  });
  // The contact with its rows, the collection, what it is laid on, and what has become of it.
  expect(collect - save).toBeLessThanOrEqual(4);
});

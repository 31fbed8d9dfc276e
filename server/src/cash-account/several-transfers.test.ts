import { randomUUID } from 'node:crypto';
import { reconcile } from '../cash-flow/sum-queries';
import type { Sql } from '../db/database';
import { testDatabase } from '../test/database';
import { newLedger } from '../test/ledger';
import { insertCashAccount } from './queries';
import { createTransfers } from './transfer-service';

const db = testDatabase();

async function twoAccounts() {
  const { companyId } = await newLedger(db, 'Kira');
  const accounts = ['Kasa 2', 'Ziraat'].map((name) => ({ id: randomUUID(), name }));
  for (const { id, name } of accounts)
    await insertCashAccount(db, companyId, id, {
      ...{
        name,
        kind: 'BANKA',
        iban: null,
        bankName: null,
        openingBalance: 0,
        openingDate: null,
        isDefault: false,
      },
    });
  const [fromAccountId, toAccountId] = accounts.map(({ id }) => id) as [string, string];
  return { companyId, fromAccountId, toAccountId };
}

/** Makes so many transfers; answers their legs and how many statements it took. */
async function move(count: number) {
  const { companyId, ...ends } = await twoAccounts();
  const inputs = Array.from({ length: count }, (_, at) => ({
    ...{ ...ends, amount: at + 1, date: '2026-03-04', description: at === 0 ? null : `Fiş ${at}` },
  }));
  let statements = 0;
  const legs = await db.transaction((sql) => {
    const counted = (): Sql => {
      statements++;
      return sql;
    };
    const counting: Sql = {
      query: (...given) => counted().query(...given),
      first: (...given) => counted().first(...given),
      run: (...given) => counted().run(...given),
    };
    return createTransfers(counting, companyId, inputs);
  });
  expect(await reconcile(db, companyId)).toEqual([]);
  return { companyId, legs, statements, ...ends };
}

test('a hundred transfers take as many statements as one, and each has its own two entries', async () => {
  const one = await move(1);
  const { companyId, legs, statements, fromAccountId, toAccountId } = await move(100);
  expect(statements).toBe(one.statements);
  const entries = await db.query<{ id: string }>(
    `SELECT id, type, account_id AS "accountId", amount_kurus::int AS kurus, description FROM cash_flow
      WHERE company_id = $1 ORDER BY amount_kurus, type`,
    [companyId],
  );
  const description = `Virman: Kasa 2 → Ziraat`;
  expect(entries.slice(0, 2)).toEqual([
    { id: legs[0]?.outId, type: 'CIKIS', accountId: fromAccountId, kurus: 100, description },
    { id: legs[0]?.inId, type: 'GIRIS', accountId: toAccountId, kurus: 100, description },
  ]);
  expect(entries.map(({ id }) => id)).toEqual(legs.flatMap(({ outId, inId }) => [outId, inId]));
  const told = `SELECT count(*)::int AS n FROM audit WHERE company_id = $1 AND entity = 'transfer' AND NOT detail`;
  expect(await db.first(told, [companyId])).toEqual({ n: 100 });
});

import type { CashFlowImportRow } from '@vezne/contract';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { deleteSeveral, updateSeveral } from '../cash-flow/bulk';
import { importCashFlows } from '../cash-flow/import';
import { prepareRows } from '../cash-flow/import-rows';
import { createCashFlow, updateCashFlow } from '../cash-flow/service';
import { reconcile, sumCashFlows } from '../cash-flow/sum-queries';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import { testDatabase } from '../test/database';
import { entry, newLedger } from '../test/ledger';
import { patience, trials } from '../test/trials';
import { restore } from '../trash/service';
import { sumCashAccounts } from './queries';
import { closeCashAccount, countCash, createCashAccount, updateCashAccount } from './service';
import {
  createTransfer,
  deleteTransfers,
  pairEntries,
  unpairEntries,
  updateTransfer,
} from './transfer-service';

jest.setTimeout(patience(120_000));

const db = testDatabase();

const act = fc.record({
  kind: fc.constantFrom(
    ...([
      'save',
      'save',
      'save',
      'update',
      'move',
      'delete',
      'import',
      'restore',
      'restore',
      'count',
    ] as const),
    ...(['virman', 'virman', 'change', 'take back', 'pair', 'pair', 'unpair', 'open', 'close'] as const),
  ),
  pick: fc.nat(),
  other: fc.nat(),
  kurus: fc.constantFrom(1, 5, 5, 700, 99_999_999),
  day: fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-15'),
  income: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

type Place = { sql: Sql; companyId: string; categoryId: string };

async function idsOf(
  sql: Sql,
  companyId: string,
  table: 'cash_account' | 'cash_flow' | 'transfer' | 'trash',
) {
  const rows = await sql.query<{ id: string }>(`SELECT id FROM ${table} WHERE company_id = $1 ORDER BY id`, [
    companyId,
  ]);
  return (pick: number): string => rows[pick % Math.max(1, rows.length)]?.id ?? newId();
}

async function perform({ sql, companyId, categoryId }: Place, { kind, pick, other, ...values }: Act) {
  const { kurus, day, income } = values;
  const accounts = await idsOf(sql, companyId, 'cash_account');
  const entries = await idsOf(sql, companyId, 'cash_flow');
  const transfers = await idsOf(sql, companyId, 'transfer');
  const amount = kurus / 100;
  const body = entry({
    categoryId,
    date: day,
    amount,
    accountId: accounts(pick),
    cashFlowType: income ? 'GIRIS' : 'CIKIS',
  });
  const { cashFlowType: _, ...change } = body;
  const moved = { fromAccountId: accounts(pick), toAccountId: accounts(pick + 1), amount, date: day };
  const acts: Record<Act['kind'], () => Promise<unknown>> = {
    save: () => createCashFlow(sql, companyId, body),
    update: () => updateCashFlow(sql, companyId, { ...change, id: entries(other) }),
    move: () =>
      updateSeveral(sql, companyId, { ids: [entries(other)], accountId: accounts(pick), date: day }),
    delete: () => deleteSeveral(sql, companyId, [entries(other)]),
    import: async () => {
      const { date, description, cashFlowType } = body;
      const row: CashFlowImportRow = {
        date,
        description,
        amount,
        cashFlowType,
        categoryName: 'Kira',
        paymentMethod: 'CASH',
      };
      return importCashFlows(sql, companyId, prepareRows([row]));
    },
    restore: async () => {
      const trash = await idsOf(sql, companyId, 'trash');
      return restore({ sql, companyId, today: day }, { id: trash(other) });
    },
    count: () => countCash(sql, companyId, { id: accounts(pick), date: day, counted: amount }),
    virman: () => createTransfer(sql, companyId, { ...moved, description: null, fee: income ? 0.05 : null }),
    change: () =>
      updateTransfer(sql, companyId, { ...moved, id: transfers(other), fee: income ? 0.01 : null }),
    'take back': () => deleteTransfers(sql, companyId, [transfers(other)]),
    pair: () => pairEntries(sql, companyId, { cashFlowIds: [entries(pick), entries(other)] }),
    unpair: () => unpairEntries(sql, companyId, transfers(other)),
    open: () =>
      updateCashAccount(sql, companyId, {
        id: accounts(pick),
        name: `Hesap ${accounts(pick)}`,
        kind: 'KASA',
        openingBalance: income ? amount : -amount,
        openingDate: income ? day : null,
      }),
    close: () => closeCashAccount(sql, companyId, accounts(pick)),
  };
  await acts[kind]();
}

/** What is wrong with the company's books, told by its entries alone. */
async function faultsOf(companyId: string) {
  const direct = await db.query<{ what: string }>(
    `SELECT 'legs of ' || t.id AS what FROM transfer t
      WHERE t.company_id = $1 AND (
        SELECT count(*) <> 2 OR sum(signed_kurus(type, amount_kurus)) <> 0 OR min(amount_kurus) <> t.amount_kurus
               OR count(*) FILTER (WHERE account_id = CASE type WHEN 'CIKIS' THEN t.from_account_id ELSE t.to_account_id END) <> 2
          FROM cash_flow e WHERE e.company_id = $1 AND e.transfer_id = t.id)
     UNION ALL
     SELECT 'early ' || e.id FROM cash_flow e JOIN cash_account a ON a.company_id = $1 AND a.id = e.account_id
      WHERE e.company_id = $1 AND e.date < a.opening_date
     UNION ALL
     SELECT 'lost leg ' || e.id FROM cash_flow e WHERE e.company_id = $1 AND e.transfer_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM transfer t WHERE t.company_id = $1 AND t.id = e.transfer_id)`,
    [companyId],
  );
  const [told] = await db.query<Record<'income' | 'expense' | 'all', string>>(
    `SELECT coalesce(sum(amount_kurus) FILTER (WHERE type = 'GIRIS' AND transfer_id IS NULL), 0) AS income,
            coalesce(sum(amount_kurus) FILTER (WHERE type = 'CIKIS' AND transfer_id IS NULL), 0) AS expense,
            coalesce(sum(signed_kurus(type, amount_kurus)), 0)
              + (SELECT sum(opening_kurus) FROM cash_account WHERE company_id = $1) AS all
       FROM cash_flow WHERE company_id = $1`,
    [companyId],
  );
  return { direct, mismatches: await reconcile(db, companyId), told };
}

const inKurus = (lira: number) => String(Math.round(lira * 100));

test('whatever is done with accounts and transfers, each sum is that of the entries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (steps) => {
      const ledger = await newLedger(db, 'Kira');
      const { companyId } = ledger;
      for (const name of ['Banka', 'Kart'])
        await createCashAccount(db, companyId, {
          ...{ name, kind: 'BANKA', iban: null, bankName: null },
          ...{ openingBalance: 10, openingDate: null, isDefault: false },
        });
      for (const step of steps)
        await db
          .transaction((sql) => perform({ sql, companyId, categoryId: ledger.category('Kira') }, step))
          .catch((error) => {
            // A refusal is an answer; anything else is a fault.
            if (!(error instanceof AppError)) throw error;
          });
      const { direct, mismatches, told } = await faultsOf(companyId);
      expect({ direct, mismatches }).toEqual({ direct: [], mismatches: [] });
      const { income, expense, balance, exact } = await sumCashFlows(db, companyId);
      if (exact) return;
      expect([income, expense, balance].map(inKurus)).toEqual([told?.income, told?.expense, told?.all]);
      expect(inKurus((await sumCashAccounts(db, companyId)).total)).toBe(told?.all);
    }),
    { numRuns: trials(12), endOnFailure: true },
  );
});

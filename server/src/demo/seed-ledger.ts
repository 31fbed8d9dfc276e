import { type CashFlowImportRow, fromKurus } from '@vezne/contract';
import { addDays, type Day, firstDay, monthOf, shiftMonth } from '../calendar';
import { balanceOf, listCashAccounts } from '../cash-account/queries';
import { countCash, createCashAccount, updateCashAccount } from '../cash-account/service';
import { suggestTransfers } from '../cash-account/transfer-queries';
import { createTransfer, pairEntries } from '../cash-account/transfer-service';
import { importCashFlows } from '../cash-flow/import';
import { prepareRows } from '../cash-flow/import-rows';
import { addDefaults } from '../category/service';
import { asDetail } from '../db/act';
import type { Sql } from '../db/database';
import { demoLedger, MONTHS } from './ledger';

/** What was there before the first entry; together 640.000 lira. */
const TILL = { name: 'Ana Kasa', kind: 'KASA' as const, openingBalance: 90_000 };
const BANK = {
  kind: 'BANKA' as const,
  isDefault: false,
  name: 'Ziraat Vadesiz',
  openingBalance: 550_000,
  bankName: 'Ziraat Bankası',
  iban: 'TR760001000048532011745001',
};
/** Cash is drawn in whole multiples of this. */
const DRAWN = 200_000;
const BETWEEN = { description: 'Yevmiyeler ve şantiye harcamaları için çekilen nakit', fee: null };

type Draw = { date: Day; amount: number };

export const inTill = ({ paymentMethod, cashFlowType }: CashFlowImportRow) =>
  paymentMethod === 'CASH' || (paymentMethod === 'VIRMAN' && cashFlowType === 'GIRIS');

/** What a till with these entries, oldest first, must draw so that it never pays what it does not have. */
export function drawsFor(rows: readonly CashFlowImportRow[]): Draw[] {
  const draws: Draw[] = [];
  let cash = TILL.openingBalance;
  for (const { date, amount, cashFlowType } of rows) {
    cash += cashFlowType === 'GIRIS' ? amount : -amount;
    if (cash >= 0) continue;
    const drawn = Math.ceil(-cash / DRAWN + 1) * DRAWN;
    draws.push({ date: workday(date), amount: drawn });
    cash += drawn;
  }
  return draws;
}

/** The day itself or, at a weekend, the Friday before it. */
function workday(date: Day): Day {
  const weekday = new Date(date).getUTCDay();
  return addDays(date, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

/**
 * The ledger of the demo company, with the default categories. Its entries lie in a till and at a bank; those that
 * are two legs of one are a transfer, and the till draws what it lacks and was counted a week ago.
 */
export async function seedLedger(sql: Sql, companyId: string, today: Day): Promise<void> {
  await addDefaults(sql, companyId, today);
  const rows = demoLedger(today);
  const { tillId, bankId } = await seedAccounts(sql, companyId, today);
  const [ofTill, ofBank] = [rows.filter(inTill), rows.filter((row) => !inTill(row))];
  await importCashFlows(sql, companyId, prepareRows(ofTill, tillId));
  await importCashFlows(sql, companyId, prepareRows(ofBank, bankId));
  await asDetail(sql, async () => {
    for (const { outId, inId } of await suggestTransfers(sql, companyId))
      await pairEntries(sql, companyId, { cashFlowIds: [outId, inId] });
    for (const draw of drawsFor(ofTill))
      await createTransfer(sql, companyId, {
        ...draw,
        ...BETWEEN,
        fromAccountId: bankId,
        toAccountId: tillId,
      });
    const date = workday(addDays(today, -7));
    const counted = fromKurus(await balanceOf(sql, companyId, tillId, date));
    await countCash(sql, companyId, { id: tillId, date, counted });
  });
}

async function seedAccounts(sql: Sql, companyId: string, today: Day) {
  const openingDate = firstDay(shiftMonth(monthOf(today), 1 - MONTHS));
  const [first] = await listCashAccounts(sql, companyId, { page: 0, pageSize: 1, searchText: '' });
  if (!first) throw new Error('a company begins with an account');
  const till = await updateCashAccount(sql, companyId, { id: first.id, openingDate, ...TILL });
  const bank = await createCashAccount(sql, companyId, { ...BANK, openingDate });
  return { tillId: till.id, bankId: bank.id };
}

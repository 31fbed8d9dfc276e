import { type Ageing, type ContactSide, toKurus } from '@vezne/contract';
import { listAccountNames, listBalancesOn, sumCashAccounts } from '../cash-account/queries';
import { readAgeing } from '../contact/ageing-queries';
import { listContactNames } from '../contact/queries';
import type { Sql } from '../db/database';
import type { BookNames } from './engine/books/names';
import type { Books } from './engine/ledger/books';

/** By what a company's accounts and contacts may be asked for. */
export async function findNames(sql: Sql, companyId: string): Promise<BookNames> {
  const accounts = await listAccountNames(sql, companyId);
  const contacts = await listContactNames(sql, companyId);
  return { accounts, contacts: contacts.map(({ name }) => name) };
}

/** A company's accounts and contacts as answers need them: each read once, and only when it is asked for. */
export function booksOf(sql: Sql, companyId: string, today: string): Books {
  const aged = new Map<ContactSide, Promise<Ageing>>();
  return {
    balances: async (day) => {
      if (day) return listBalancesOn(sql, companyId, day);
      const { accounts } = await sumCashAccounts(sql, companyId);
      return accounts.map(({ id, name, kind, balance }) => ({
        id,
        name,
        kind,
        kurus: toKurus(balance) ?? 0n,
      }));
    },
    ageing: (side) => {
      const known = aged.get(side) ?? readAgeing(sql, companyId, { date: today, side, today });
      aged.set(side, known);
      return known;
    },
    contactId: async (name) => {
      const contacts = await listContactNames(sql, companyId);
      return contacts.find((each) => each.name === name)?.id;
    },
  };
}

import { type Ageing, type ContactSide, kurusOf } from '@vezne/contract';
import { listAccountNames, listBalancesOn, sumCashAccounts } from '../cash-account/queries';
import { sumTransfers } from '../cash-account/transfer-queries';
import { readAgeing } from '../contact/ageing-queries';
import { listContactNames } from '../contact/queries';
import type { Sql } from '../db/database';
import { listAllProjects, listProjectNames } from '../project/queries';
import type { BookNames } from './engine/books/names';
import type { Books, ProjectList } from './engine/ledger/books';

/** By what a company's accounts, contacts and projects may be asked for. */
export async function findNames(sql: Sql, companyId: string): Promise<BookNames> {
  const accounts = await listAccountNames(sql, companyId);
  const contacts = await listContactNames(sql, companyId);
  const projects = await listProjectNames(sql, companyId);
  return { accounts, contacts: contacts.map(({ name }) => name), projects };
}

/** A company's accounts, contacts and projects as answers need them: each read once, and only when it is asked for. */
export function booksOf(sql: Sql, companyId: string, today: string): Books {
  const aged = new Map<ContactSide, Promise<Ageing>>();
  let projects: Promise<ProjectList> | undefined;
  return {
    balances: async (day) => {
      if (day) return listBalancesOn(sql, companyId, day);
      const { accounts } = await sumCashAccounts(sql, companyId);
      return accounts.map(({ id, name, kind, balance }) => ({
        id,
        name,
        kind,
        kurus: kurusOf(balance),
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
    projects: () => {
      projects ??= listAllProjects(sql, companyId, today);
      return projects;
    },
    transfers: (period, accounts) => sumTransfers(sql, companyId, { period, accounts }),
  };
}

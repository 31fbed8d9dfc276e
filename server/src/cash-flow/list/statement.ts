import type { daysOf } from './conditions';
import { columns, type Row, withNames } from './rows';
import { ofLine, orderBy, type Sort } from './sort';

/** A part of a day's sum; the amount is text, because it may have more digits than a number keeps. */
export type PartOfDay = { date: string; type: string; amount: string; n: number };

/**
 * An entry of a page, and beside each the same figures of the page: what its first and its last day come to, which
 * the page may cut, and the net of all that is newer than its newest entry.
 */
export type LineRow = Row & { projectName: string | null; edges: PartOfDay[] | null; above: string | null };

type Parts = {
  /** What the page is chosen from, each `name AS (…)`. */
  given?: string;
  /** Chooses the page's entries, in any order. */
  entries: string;
  sort: Sort;
  /** The sums of the page's first and last day, by day and direction; asked for only where days are told. */
  days: () => string;
  /** Are balances told? Above the page that begins with the newest entry there is nothing to look for. */
  balances: boolean | 'from the newest';
  /** The account whose balances they are, as a parameter; without one the cash of the company. */
  account?: string | null | undefined | false;
  /** A row of columns that are answered even when the page is empty. */
  always?: string;
};

/** The rows of a page in their order. */
export const pageStatement = ({ given, entries, sort, days, balances, account, always }: Parts) => `
  WITH ${given ? `${given},` : ''} page AS MATERIALIZED (${entries})
  SELECT ${always ? 'a.*,' : ''} f.*, p.*
    FROM ${always ? `(${always}) a CROSS JOIN` : ''} (
      SELECT ${sort.by === 'date' ? `(SELECT json_agg(d) FROM (${days()}) d)` : 'NULL::json'} AS edges,
             ${aboveOf(sort.by === 'date' && balances, account)} AS above
    ) f ${always ? 'LEFT' : ''} JOIN (
      SELECT ${columns}, project.name AS "projectName" FROM page e ${withNames}
        LEFT JOIN project ON project.company_id = e.company_id AND project.id = e.project_id
    ) p ON true
  ${orderBy(sort, ofLine)}`;

const aboveOf = (balances: Parts['balances'], account: Parts['account']) =>
  balances === 'from the newest' ? '0::numeric' : balances ? above(account) : 'NULL::numeric';

const FIRST_AND_LAST = '((SELECT min(date) FROM page), (SELECT max(date) FROM page))';

type Days = ReturnType<typeof daysOf>;

/** The sums of two days out of the sums of days. */
export const fromDays = (where: string, { table, count }: Days) => `
  SELECT e.day AS date, e.type, sum(e.total)::text AS amount, sum(${count})::bigint AS n FROM ${table} e
   WHERE ${where} AND e.day IN ${FIRST_AND_LAST} GROUP BY e.day, e.type`;

/** The same out of entries. */
export const fromEntries = (where: string, { kurus }: Pick<Days, 'kurus'>, entries = 'cash_flow') => `
  SELECT e.date, e.type, sum(${kurus})::text AS amount, count(*) AS n FROM ${entries} e
   WHERE ${where} AND e.date IN ${FIRST_AND_LAST} GROUP BY e.date, e.type`;

const net = (amount: string) => `coalesce(sum(CASE type WHEN 'GIRIS' THEN ${amount} ELSE -${amount} END), 0)`;

const sumsOf = (account: Parts['account']) =>
  account
    ? `ledger_account_day WHERE company_id = $1 AND account_id = ${account}`
    : 'ledger_day WHERE company_id = $1';

const above = (account: Parts['account']) => `(
  SELECT ${net('total')} FROM ${sumsOf(account)} AND day > (SELECT max(date) FROM page)
) + (
  SELECT ${net('amount_kurus')} FROM cash_flow
   WHERE company_id = $1 AND ${account ? `account_id = ${account}` : 'transfer_id IS NULL'}
     AND date = (SELECT max(date) FROM page) AND id > (SELECT id FROM page ORDER BY date DESC, id DESC LIMIT 1)
)`;

/**
 * What lay at first in accounts: in one, or in all; those alone that had begun by the morning of a day, if one is given.
 * An opening balance lies there when its day begins.
 */
export const openings = (account?: Parts['account'], day = '') => `(
  SELECT coalesce(sum(opening_kurus), 0) FROM cash_account
   WHERE company_id = $1 ${account ? `AND id = ${account}` : ''}
   ${day && `AND (opening_date IS NULL OR opening_date <= ${day})`}
)`;

/** What lay at first in accounts that began within a period, after its first morning. */
export const begunIn = (
  { from, to }: { from: string | null | undefined | false; to: string | null | undefined | false },
  account: Parts['account'],
) => `(
  SELECT coalesce(sum(opening_kurus), 0) FROM cash_account
   WHERE company_id = $1 ${account ? `AND id = ${account}` : ''}
   ${from ? `AND opening_date > ${from}` : ''} ${to ? `AND (opening_date IS NULL OR opening_date <= ${to})` : ''}
)`;

/** The cash at the beginning of a day. */
export const openingBefore = (day: string, account: Parts['account']) =>
  `((SELECT ${net('total')} FROM ${sumsOf(account)} AND day < ${day}) + ${openings(account, day)})`;

/** The cash in hand. */
export const cashOf = (account?: Parts['account']) =>
  account
    ? `((SELECT coalesce(sum(net), 0) FROM ledger_account WHERE company_id = $1 AND account_id = ${account}) + ${openings(account)})`
    : `((SELECT coalesce(sum(income - expense), 0) FROM ledger_total WHERE company_id = $1) + ${openings(account)})`;

/** What lay in an account when it began, in kuruş as text; until that day the cash is less by it. */
export type Opening = { date: string; kurus: string };

export const DATED_OPENINGS = `(
  SELECT json_agg(json_build_object('date', opening_date, 'kurus', opening_kurus::text)) FROM cash_account
   WHERE company_id = $1 AND opening_date IS NOT NULL AND opening_kurus <> 0
)`;

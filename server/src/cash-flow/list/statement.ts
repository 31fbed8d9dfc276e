import { columns, type Row, withCategory } from './rows';
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
  /** A row of columns that are answered even when the page is empty. */
  always?: string;
};

/** The rows of a page in their order. */
export const pageStatement = ({ given, entries, sort, days, balances, always }: Parts) => `
  WITH ${given ? `${given},` : ''} page AS MATERIALIZED (${entries})
  SELECT ${always ? 'a.*,' : ''} f.*, p.*
    FROM ${always ? `(${always}) a CROSS JOIN` : ''} (
      SELECT ${sort.by === 'date' ? `(SELECT json_agg(d) FROM (${days()}) d)` : 'NULL::json'} AS edges,
             ${aboveOf(sort.by === 'date' && balances)} AS above
    ) f ${always ? 'LEFT' : ''} JOIN (
      SELECT ${columns}, project.name AS "projectName" FROM page e ${withCategory}
        LEFT JOIN project ON project.company_id = e.company_id AND project.id = e.project_id
    ) p ON true
  ${orderBy(sort, ofLine)}`;

const aboveOf = (balances: Parts['balances']) =>
  balances === 'from the newest' ? '0::numeric' : balances ? ABOVE : 'NULL::numeric';

const FIRST_AND_LAST = '((SELECT min(date) FROM page), (SELECT max(date) FROM page))';

/** The sums of two days out of the sums of days. */
export const fromDays = (where: string) => `
  SELECT e.day AS date, e.type, sum(e.total)::text AS amount, sum(e.n)::bigint AS n FROM ledger_day e
   WHERE ${where} AND e.day IN ${FIRST_AND_LAST} GROUP BY e.day, e.type`;

/** The same out of entries. */
export const fromEntries = (where: string, entries = 'cash_flow') => `
  SELECT e.date, e.type, sum(e.amount_kurus)::text AS amount, count(*) AS n FROM ${entries} e
   WHERE ${where} AND e.date IN ${FIRST_AND_LAST} GROUP BY e.date, e.type`;

const net = (amount: string) => `coalesce(sum(CASE type WHEN 'GIRIS' THEN ${amount} ELSE -${amount} END), 0)`;

const ABOVE = `(
  SELECT ${net('total')} FROM ledger_day WHERE company_id = $1 AND day > (SELECT max(date) FROM page)
) + (
  SELECT ${net('amount_kurus')} FROM cash_flow
   WHERE company_id = $1 AND date = (SELECT max(date) FROM page)
     AND id > (SELECT id FROM page ORDER BY date DESC, id DESC LIMIT 1)
)`;

/** The net of the ledger before a day. */
export const openingBefore = (day: string) =>
  `(SELECT ${net('total')} FROM ledger_day WHERE company_id = $1 AND day < ${day})`;

/** The cash in hand. */
export const CASH = '(SELECT coalesce(sum(income - expense), 0) FROM ledger_total WHERE company_id = $1)';

import type { CashFlowQuery } from '@vezne/contract';
import type { Sql } from '../../db/database';
import { type Add, dayFilters, daysOf, filters, isWhole, knowsDays, parameters } from './conditions';
import { ofEntry, orderBy, reversed, type Sort, sortOf } from './sort';
import { fromDays, fromEntries, type LineRow, pageStatement } from './statement';
import { groupColumns, type Searched, type Tally } from './tally';

/** Up to here skipping rows is cheaper than asking the sums of days where to start. */
export const SEEK_FROM = 5_000;

type Wanted = { query: CashFlowQuery; tally: Tally; where: string; add: Add };

/** The rows of the asked page of what was tallied. */
export async function pageOf(
  sql: Sql,
  companyId: string,
  query: CashFlowQuery,
  tally: Tally,
  searched?: Searched,
): Promise<LineRow[]> {
  if (query.page * query.pageSize >= tally.total) return [];
  const { params, add } = parameters(companyId);
  const where = `${filters(query, add)} ${searched ? `AND ${searched.where(add)}` : ''}`;
  const byDay = knowsDays(query) && !searched;
  const wanted = { query, tally, where, add };
  const sort = sortOf(query);
  const balances = sort.by === 'date' && isWhole(query);
  return sql.query<LineRow>(
    pageStatement({
      entries: entriesOf(sort, byDay, wanted),
      sort,
      days: () =>
        byDay ? fromDays(dayFilters(query, add), daysOf(query)) : fromEntries(where, daysOf(query)),
      balances,
      // Postgres refuses a parameter that its statement does not mention.
      account: balances && query.accountId && add(query.accountId),
    }),
    params,
  );
}

function entriesOf(sort: Sort, byDay: boolean, wanted: Wanted): string {
  const column = groupColumns[sort.by];
  if (column) return fromGroups(column, wanted);
  const fromStart = wanted.query.page * wanted.query.pageSize;
  const count = Math.min(wanted.query.pageSize, wanted.tally.total - fromStart);
  const fromEnd = wanted.tally.total - fromStart - count;
  if (sort.by === 'date' && byDay) {
    const skip = sort.direction === 'DESC' ? fromStart : fromEnd;
    if (skip >= SEEK_FROM) return seek(wanted, count, skip);
  }
  return fromStart <= fromEnd
    ? skipping(wanted, sort, count, fromStart)
    : skipping(wanted, reversed(sort), count, fromEnd);
}

const skipping = ({ where, add }: Wanted, sort: Sort, count: number, skip: number) => `
  ${ofIds(`
    SELECT e.id FROM cash_flow e WHERE ${where}
    ${orderBy(sort, ofEntry)} LIMIT ${add(count)}::bigint OFFSET ${add(skip)}::bigint`)}`;

/** An array, because of what a limit leaves over the planner expects a tenth of the ledger, which it would then read. */
const ofIds = (ids: string) =>
  `SELECT e.* FROM cash_flow e WHERE e.company_id = $1 AND e.id = ANY(ARRAY(${ids}))`;

/**
 * Finds by the sums of days on which days the page lies, and skips only inside the first of them. A day's count
 * fits an integer, which is added up much faster than what bigint sums become.
 */
function seek({ query, where, add }: Wanted, count: number, skipped: number): string {
  const size = `${add(count)}::bigint`;
  const skip = `${add(skipped)}::bigint`;
  const { table, count: counted } = daysOf(query);
  return `
  WITH days AS (
    SELECT e.day, sum(${counted}::integer)::integer AS n FROM ${table} e
     WHERE ${dayFilters(query, add)} GROUP BY e.day HAVING sum(${counted}::integer) > 0
  ), running AS (
    SELECT day, n, sum(n) OVER (ORDER BY day DESC) - n AS before FROM days
  ), place AS (
    SELECT max(day) AS newest, min(day) AS oldest, coalesce(min(before), 0)::bigint AS before
      FROM running WHERE before + n > ${skip} AND before < ${skip} + ${size}
  )
  SELECT e.* FROM cash_flow e
   WHERE ${where} AND e.date <= (SELECT newest FROM place) AND e.date >= (SELECT oldest FROM place)
   ORDER BY e.date DESC, e.id DESC LIMIT ${size} OFFSET ${skip} - (SELECT before FROM place)`;
}

/** Takes from each category, or of each method, what of it lies on the page. */
function fromGroups(column: string, { query, tally, where, add }: Wanted): string {
  const taken: { key: string; skip: number; take: number }[] = [];
  let skip = query.page * query.pageSize;
  let left = query.pageSize;
  for (const { key, count } of tally.groups) {
    if (left > 0 && skip < count) taken.push({ key, skip, take: Math.min(left, count - skip) });
    left -= taken.at(-1)?.key === key ? (taken.at(-1)?.take ?? 0) : 0;
    skip = Math.max(0, skip - count);
  }
  const list = <Item>(each: (group: (typeof taken)[number]) => Item) => taken.map(each);
  const type = column === 'category_id' ? 'uuid' : 'text';
  return `
  ${ofIds(`
    SELECT h.id FROM unnest(
      ${add(list(({ key }) => key))}::${type}[], ${add(list(({ skip }) => skip))}::bigint[],
      ${add(list(({ take }) => take))}::bigint[]
    ) g (key, skip, take), LATERAL (
      SELECT e.id FROM cash_flow e WHERE ${where} AND e.${column} = g.key
       ORDER BY e.date DESC, e.id DESC LIMIT g.take OFFSET g.skip
    ) h`)}`;
}

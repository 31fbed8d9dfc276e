import type { CashFlowQuery } from '@vezne/contract';
import type { Database, Sql } from '../../db/database';
import { searchInTime } from '../../search/limit-queries';
import { daysOf, filters, parameters } from './conditions';
import { type CountedRow, readCounted } from './counted';
import { guess } from './guess';
import { pageOf } from './page';
import { keyOf, recall, remember, VERSION } from './remembered';
import { ofEntry, orderBy, sortOf } from './sort';
import { fromEntries, type LineRow, pageStatement } from './statement';
import { groupColumns, type Searched, type Tally, tallyOf } from './tally';

// As many hits are fetched and sorted at once; more than that and the page is read off an index.
const FEW = 10_000;

type Found = { rows: LineRow[]; tally: Tally };

/**
 * Entries whose description or category name contains the text, folded. All statements see one state of the
 * ledger, so page and sums fit together. Never prepared by name: a generic plan ignores the text. `db` is the
 * company's own: `searched_cash_flow` shows nothing to anybody else.
 */
export const searchCashFlows = (db: Database, companyId: string, query: CashFlowQuery): Promise<Found> =>
  db.transaction((sql) => searchInTime(sql, () => search(sql, companyId, query)), {
    isolation: 'REPEATABLE READ',
  });

async function search(sql: Sql, companyId: string, query: CashFlowQuery): Promise<Found> {
  const { version, categories } = await ledgerFor(sql, companyId, query.searchText.trim());
  const searched = condition(query, categories);
  const page = async (tally: Tally) => ({
    rows: await pageOf(sql, companyId, query, tally, searched),
    tally,
  });
  const key = keyOf(companyId, query, categories);
  const known = recall(key, version);
  if (known) return page(known);

  // What is surely many is not fetched first, to be thrown away.
  const isMany = (await guessOf(sql, companyId, query, searched)) > FEW;
  const few = isMany ? undefined : await findFew(sql, companyId, query, searched);
  if (few && few.tally.total <= FEW) return few;
  const tally = await tallyOf(sql, companyId, query, searched);
  // A wrong guess costs a second statement; walking an index for a few that are far apart would cost much more.
  if (tally.total <= FEW) return findFew(sql, companyId, query, searched);
  remember(key, { version, tally });
  return page(tally);
}

function guessOf(sql: Sql, companyId: string, query: CashFlowQuery, { relation, where }: Searched) {
  const { params, add } = parameters(companyId);
  return guess(sql, `SELECT FROM ${relation} e WHERE ${filters(query, add)} AND ${where(add)}`, params);
}

/** The ledger's version and the categories whose name contains the text. */
async function ledgerFor(sql: Sql, companyId: string, text: string) {
  const row = await sql.first<{ version: string; categories: string[] }>(
    `SELECT ${VERSION} AS version,
            ARRAY(SELECT id FROM category WHERE company_id = $1 AND name_key LIKE tr_contains($2) ORDER BY id)
              AS categories`,
    [companyId, text],
  );
  return row ?? { version: '0', categories: [] };
}

const condition = (query: CashFlowQuery, categories: string[]): Searched => ({
  relation: 'searched_cash_flow',
  where: (add) => {
    const inText = `e.search_text LIKE tr_contains(${add(query.searchText.trim())})`;
    return categories.length === 0
      ? inText
      : `(${inText} OR e.category_id = ANY(${add(categories)}::uuid[]))`;
  },
});

/** Finds, counts and adds up at once what a search finds when that is little. */
async function findFew(
  sql: Sql,
  companyId: string,
  query: CashFlowQuery,
  { relation, where }: Searched,
): Promise<Found> {
  const { params, add } = parameters(companyId);
  const sort = sortOf(query);
  const { kurus, summed } = daysOf(query);
  // The limit stands apart: beside the search it would make Postgres walk the ledger in the hope of an early end.
  const hits = `found AS MATERIALIZED (
    SELECT e.id, e.date, e.type, e.category_id, e.payment_method, e.amount_kurus,
           ${kurus} AS kurus, ${summed} AS summed
      FROM ${relation} e WHERE ${filters(query, add)} AND ${where(add)}
  ), hits AS MATERIALIZED (SELECT * FROM found LIMIT ${FEW + 1})`;
  const entries = `
    SELECT x.* FROM (
      SELECT e.id FROM hits e
        ${sort.by === 'category' ? 'JOIN category c ON c.company_id = $1 AND c.id = e.category_id' : ''}
       ${orderBy(sort, ofEntry)}
       LIMIT ${add(query.pageSize)} OFFSET ${add(query.page * query.pageSize)}
    ) h JOIN cash_flow x ON x.company_id = $1 AND x.id = h.id`;
  const answer = await sql.query<CountedRow & Partial<Pick<Tally, 'groups' | 'counts'>>>(
    pageStatement({
      given: hits,
      entries,
      sort,
      days: () => fromEntries('true', { kurus: 'e.kurus' }, 'hits'),
      balances: false,
      always: totals(groupColumns[sort.by]),
    }),
    params,
  );
  const { rows, found } = readCounted(answer);
  const [first] = answer;
  const groups = first?.groups ?? [];
  const counts = first?.counts && { counts: first.counts };
  return {
    rows,
    tally: { ...found, ...counts, cash: null, opening: null, closing: null, openings: [], groups },
  };
}

/**
 * The figures of all hits and how many entries these are of, and how many there are of each category or method where
 * that is asked.
 */
const totals = (column: string | undefined) => `
  SELECT count(*) AS n, coalesce(sum(kurus) FILTER (WHERE type = 'GIRIS'), 0) AS income,
         coalesce(sum(kurus) FILTER (WHERE type = 'CIKIS'), 0) AS expense,
         json_build_object('income', coalesce(sum(summed) FILTER (WHERE type = 'GIRIS'), 0),
                           'expense', coalesce(sum(summed) FILTER (WHERE type = 'CIKIS'), 0)) AS counts
         ${column ? `, ${groupsOf(column)}` : ''} FROM hits`;

const groupsOf = (column: string) =>
  `(SELECT json_agg(g) FROM (SELECT ${column} AS key, count(*) AS count FROM hits GROUP BY 1) g) AS groups`;

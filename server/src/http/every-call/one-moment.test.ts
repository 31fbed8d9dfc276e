import { api, type Endpoint } from '@vezne/contract';
import type { Database } from '../../db/database';
import { testApp } from '../../test/app';
import { seedCompany } from '../../test/company';
import { servedDatabase, testDatabase } from '../../test/database';
import { examplesFor } from '../../test/examples';
import { watched } from '../../test/sent/watched';

/** How many moments of the database a call saw: one for each statement, or for a whole snapshot. */
let moments = 0;

/** A setting sees nothing. */
const see = (sql = '') => {
  if (!sql.startsWith('SET ')) moments++;
};

/** The same database; what is done for callers is counted. */
const counting = (db: Database): Database => ({
  ...db,
  scoped(scope) {
    const own = db.scoped(scope);
    return {
      ...watched(own, see),
      async transaction(work, options) {
        if (options?.isolation !== 'REPEATABLE READ') return watched(own, see).transaction(work, options);
        see();
        return own.transaction(work, options);
      },
    };
  },
});

const t = testApp({ db: counting(servedDatabase(testDatabase())) });

const pages: Endpoint[] = Object.values(api).flatMap((noun) =>
  Object.values(noun).filter(({ output }: Endpoint) =>
    ['content', 'totalElements'].every(
      (field) => field in (output.toJSONSchema({ unrepresentable: 'any' }).properties ?? {}),
    ),
  ),
);

test('a page and its counts are of one moment, whichever list it is of', async () => {
  expect(pages.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['cashFlow.findAll', 'product.findAll', 'statement.rows', 'history.findAll']),
  );
  const company = await seedCompany(t);
  const found: Record<string, number> = {};
  for (const [at, endpoint] of pages.entries()) {
    moments = 0;
    const answer = await t.call(endpoint, examplesFor(company, at)[endpoint.id], { token: company.token });
    expect([endpoint.id, answer.status]).toEqual([endpoint.id, 200]);
    found[endpoint.id] = moments;
  }
  // The ledger's asks before whether there is such an account.
  const { 'cashFlow.findAll': ledger, ...others } = found;
  expect(ledger).toBeLessThanOrEqual(2);
  expect(Object.entries(others).filter(([, count]) => count !== 1)).toEqual([]);
});

/** Reads of nouns that answer sums of money. */
const reads = (
  [
    ...(['cashFlow', 'cashAccount', 'transfer', 'statement', 'settlement', 'recurring', 'contact'] as const),
    ...(['project', 'projectIncome', 'projectExpense', 'product', 'dashboard', 'monthlyReport'] as const),
  ] as const
).flatMap((noun) =>
  Object.values<Endpoint>(api[noun]).filter(({ writes, roles }) => !writes && roles !== 'public'),
);

test('the figures of an answer are of one moment, whichever they are', async () => {
  const company = await seedCompany(t);
  const found: Record<string, number> = {};
  for (const [at, endpoint] of reads.entries()) {
    moments = 0;
    const answer = await t.call(endpoint, examplesFor(company, at)[endpoint.id], { token: company.token });
    expect([endpoint.id, answer.status]).toEqual([endpoint.id, 200]);
    found[endpoint.id] = moments;
  }
  // The ledger's asks before whether there is such an account; how far an import has come is no sum.
  const { 'cashFlow.findAll': _ledger, 'statement.progress': _progress, ...others } = found;
  expect(Object.entries(others).filter(([, count]) => count > 1)).toEqual([]);
});

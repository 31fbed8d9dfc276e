import type { Database, Sql } from '../../db/database';

/** The same database; `see` is shown the text of every statement before it is sent. */
export function watched(db: Database, see: (sql: string) => Promise<void>): Database {
  const sql = (inner: Sql): Sql => ({
    query: async (text, ...more) => {
      await see(text);
      return inner.query(text, ...more);
    },
    first: async (text, ...more) => {
      await see(text);
      return inner.first(text, ...more);
    },
    run: async (text, ...more) => {
      await see(text);
      return inner.run(text, ...more);
    },
  });
  return {
    ...db,
    ...sql(db),
    transaction: (work, options) => db.transaction((inner) => work(sql(inner)), options),
    scoped: (scope) => watched(db.scoped(scope), see),
  };
}

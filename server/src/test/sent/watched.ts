import type { Database, Sql } from '../../db/database';

/** The same database; `see` is shown the text of every statement before it is sent. */
export function watched(db: Database, see: (sql: string) => void): Database {
  const sql = (inner: Sql): Sql => ({
    query(text, ...more) {
      see(text);
      return inner.query(text, ...more);
    },
    first(text, ...more) {
      see(text);
      return inner.first(text, ...more);
    },
    run(text, ...more) {
      see(text);
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

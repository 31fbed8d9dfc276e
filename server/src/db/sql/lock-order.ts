/**
 * Postgres carries a CTE out when it is read. A statement that locks rows where this holds reads the CTE first, and so locks
 * its own rows after those that the CTE locks, whether there are any or not.
 */
export const after = (cte: string) => `(SELECT count(*) FROM ${cte}) >= 0`;

/** The same, and nothing is locked where the CTE found nothing. */
export const ifAny = (cte: string) => `(SELECT count(*) FROM ${cte}) > 0`;

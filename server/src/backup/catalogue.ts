import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { type Ledgers, TableHead } from './format';

/** Tables that no backup holds, and why. Every other one is found in the database's own catalogue. */
export const leftOut: Record<string, string> = {
  'public.migration': 'a restore carries the migrations out, which writes it',
  'public.migration_checksum': 'likewise',
  'public.backup_state': 'it tells of the backups of this installation, not of its data',
};

const SCHEMAS = `n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'`;
const isLeftOut = (name: string) => Object.hasOwn(leftOut, name);

/** Prepares a transaction: how values are written as text, whatever the database's own settings are. */
export const preparing = `
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL bytea_output = 'hex';
  SET LOCAL synchronize_seqscans = off;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = '30s';`;

async function ask<Row>(client: pg.Client, schema: z.ZodType<Row>, sql: string): Promise<Row[]> {
  return z.array(schema).parse((await client.query(sql)).rows);
}

/** The tables with their columns that can be written, by name. Parts of a partitioned table stand for it. */
export async function listTables(client: pg.Client): Promise<TableHead[]> {
  const tables = await ask(
    client,
    TableHead,
    `SELECT format('%I.%I', n.nspname, c.relname) AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND ${SCHEMAS}
        AND NOT EXISTS (SELECT FROM pg_depend d
                         WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      GROUP BY 1 ORDER BY 1`,
  );
  return tables.filter(({ name }) => !isLeftOut(name));
}

/** The tables of which policies hide rows from this login; to it they would look empty. */
export async function listHidden(client: pg.Client): Promise<string[]> {
  const hidden = await ask(
    client,
    z.object({ name: z.string() }),
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND ${SCHEMAS} AND row_security_active(c.oid)
        AND (EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND NOT p.polpermissive)
          OR NOT EXISTS (
            SELECT FROM pg_policy p, unnest(p.polroles) role
             WHERE p.polrelid = c.oid AND p.polcmd IN ('*', 'r') AND pg_get_expr(p.polqual, p.polrelid) = 'true'
               AND (role = 0 OR pg_has_role(role, 'USAGE'))))
      ORDER BY 1`,
  );
  return hidden.map(({ name }) => name).filter((name) => !isLeftOut(name));
}

const Sequence = z.object({ name: z.string(), owner: z.string().nullable() });

/** How far the sequences have come; null: not used yet. */
export async function listSequences(client: pg.Client): Promise<{ name: string; last: string | null }[]> {
  const sequences = await ask(
    client,
    Sequence,
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
            (SELECT format('%I.%I', tn.nspname, t.relname) FROM pg_depend d
               JOIN pg_class t ON t.oid = d.refobjid JOIN pg_namespace tn ON tn.oid = t.relnamespace
              WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.refobjsubid > 0
                AND d.deptype IN ('a', 'i')) AS owner
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'S' AND ${SCHEMAS} ORDER BY 1`,
  );
  const found: { name: string; last: string | null }[] = [];
  for (const { name, owner } of sequences) {
    if (owner !== null && isLeftOut(owner)) continue;
    const sql = 'SELECT pg_sequence_last_value($1::regclass)::text AS last';
    const { rows } = await client.query<{ last: string | null }>(sql, [name]);
    found.push({ name, last: rows[0]?.last ?? null });
  }
  return found;
}

/** The migrations that the database knows, in their order. */
export const listMigrations = (client: pg.Client) =>
  ask(
    client,
    z.object({ name: z.string(), checksum: z.string() }),
    'SELECT name, checksum FROM public.migration_checksum ORDER BY name',
  );

/** What the ledgers come to, counted from the entries, and where the kept sums differ from them. */
export async function countLedgers(client: pg.Client): Promise<Ledgers> {
  const ledgers = await ask(
    client,
    z.object({ companyId: z.string(), type: z.string(), kurus: z.string(), entries: z.string() }),
    `SELECT company_id AS "companyId", type, sum(amount_kurus)::text AS kurus, count(*)::text AS entries
       FROM public.cash_flow GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  const [found] = await ask(
    client,
    z.object({ mismatches: z.string() }),
    'SELECT count(*)::text AS mismatches FROM public.company c, LATERAL ledger_mismatch(c.id)',
  );
  return { ledgers, mismatches: found?.mismatches ?? '0' };
}

/** A statement of COPY for the rows of a table. */
export const copying = ({ name, columns }: TableHead, direction: 'TO STDOUT' | 'FROM STDIN') =>
  `COPY ${name} (${columns.map((each) => pg.escapeIdentifier(each)).join(', ')}) ${direction}`;

/** The rows of a table as text, in pieces of any size. */
export const rowsOf = (client: pg.Client, head: TableHead): AsyncIterable<Buffer> =>
  client.query(copyTo(copying(head, 'TO STDOUT')));

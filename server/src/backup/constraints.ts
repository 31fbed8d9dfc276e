import pg from 'pg';
import { z } from 'zod';

/** Statements that lift what would refuse or change rows while they are loaded, and those that put it back. */
type Lifted = { lift: string[]; restore: string[] };

const OURS = `n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'`;

const ForeignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });
const Trigger = z.object({ table: z.string(), name: z.string(), enabled: z.enum(['O', 'D', 'R', 'A']) });
const Secured = z.object({ table: z.string() });

const enabling = { O: 'ENABLE', D: 'DISABLE', R: 'ENABLE REPLICA', A: 'ENABLE ALWAYS' };

/**
 * Foreign keys are dropped and made again, which checks every row; triggers are silent, because what they did is among
 * the rows; row-level security no longer binds the owner. All of it is what a table's owner may do.
 */
export async function liftConstraints(client: pg.Client): Promise<Lifted> {
  const ask = async <Row>(schema: z.ZodType<Row>, sql: string) =>
    z.array(schema).parse((await client.query(sql)).rows);
  const keys = await ask(
    ForeignKey,
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE k.contype = 'f' AND k.conparentid = 0 AND ${OURS} ORDER BY 1, 2`,
  );
  const triggers = await ask(
    Trigger,
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, t.tgname AS name, t.tgenabled::text AS enabled
       FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND ${OURS} ORDER BY 1, 2`,
  );
  const secured = await ask(
    Secured,
    `SELECT format('%I.%I', n.nspname, c.relname) AS table
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relforcerowsecurity AND ${OURS} ORDER BY 1`,
  );
  const named = (name: string) => pg.escapeIdentifier(name);
  return {
    lift: [
      ...keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${named(name)}`),
      ...triggers.map(({ table, name }) => `ALTER TABLE ${table} DISABLE TRIGGER ${named(name)}`),
      ...secured.map(({ table }) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`),
    ],
    restore: [
      ...keys.map(
        ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${named(name)} ${definition}`,
      ),
      ...triggers.map(
        ({ table, name, enabled }) => `ALTER TABLE ${table} ${enabling[enabled]} TRIGGER ${named(name)}`,
      ),
      ...secured.map(({ table }) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`),
    ],
  };
}

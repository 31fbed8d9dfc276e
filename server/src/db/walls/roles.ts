import pg from 'pg';
import { z } from 'zod';
import { errorCode, StartFailure } from '../../failure';

/** Sees and writes the rows of one company: the one that its transaction is on behalf of. */
export const APP_ROLE = 'vezne_app';
/** Sees and writes the rows of every company; owns nothing. */
export const SYSTEM_ROLE = 'vezne_system';

const ALREADY_THERE = ['42710', '23505'];
const NOT_ALLOWED = '42501';

const Missing = z.tuple([
  z.object({ app: z.boolean(), system: z.boolean(), mayAct: z.boolean(), owner: z.string() }),
]);

/**
 * Makes the two roles that the server works under, if the database has none yet, and lets its owner act as both:
 * later migrations have to see the rows of every company.
 */
export async function ensureRoles(client: pg.Client): Promise<void> {
  const read = async () => {
    const { rows } = await client.query(
      `SELECT app.oid IS NULL AS app, system.oid IS NULL AS system, quote_ident(current_user) AS owner,
              coalesce(pg_has_role(app.oid, 'USAGE') AND pg_has_role(system.oid, 'USAGE'), false) AS "mayAct"
         FROM (SELECT to_regrole('${APP_ROLE}') AS oid) app, (SELECT to_regrole('${SYSTEM_ROLE}') AS oid) system`,
    );
    return Missing.parse(rows)[0];
  };
  const { app, system, owner } = await read();
  try {
    if (app) await made(client, `CREATE ROLE ${APP_ROLE} LOGIN`);
    if (system) await made(client, `CREATE ROLE ${SYSTEM_ROLE} LOGIN`);
    if (!(await read()).mayAct) await client.query(`GRANT ${APP_ROLE}, ${SYSTEM_ROLE} TO ${owner}`);
  } catch (error) {
    if (errorCode(error) !== NOT_ALLOWED) throw error;
    const missing = [app && APP_ROLE, system && SYSTEM_ROLE].filter(Boolean);
    const statements = [
      ...missing.map((role) => `CREATE ROLE ${role} LOGIN;`),
      `GRANT ${APP_ROLE}, ${SYSTEM_ROLE} TO ${owner};`,
    ];
    throw new StartFailure(
      `The companies' data are kept apart by roles that this login may not set up. Have an administrator run:\n${statements.join('\n')}`,
      { cause: error },
    );
  }
}

/** Of several that start at once on one cluster, one makes the role. */
async function made(client: pg.Client, sql: string): Promise<void> {
  await client.query(sql).catch((error: unknown) => {
    if (!ALREADY_THERE.includes(errorCode(error) ?? '')) throw error;
  });
}

const Rights = z.tuple([
  z.object({ who: z.string(), app: z.boolean(), system: z.boolean(), above: z.boolean() }),
]);

/** Refuses logins under which the companies would not be kept apart, or the server could not work. */
export async function checkRoles(callers: pg.ClientConfig, system: pg.ClientConfig): Promise<void> {
  const app = await rightsOf(callers);
  if (app.above || app.system || !app.app)
    throw new StartFailure(
      `DATABASE_URL signs in as ${app.who}, under whom companies would not be kept apart. It has to be ${APP_ROLE}, or a member of it that is no superuser, owns no table and is no member of ${SYSTEM_ROLE}.`,
    );
  const whole = await rightsOf(system);
  if (!whole.system)
    throw new StartFailure(
      `SYSTEM_DATABASE_URL signs in as ${whole.who}. It has to be ${SYSTEM_ROLE}, or a member of it.`,
    );
}

async function rightsOf(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, application_name: 'vezne-check' });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT current_user AS who, pg_has_role('${APP_ROLE}', 'USAGE') AS app,
              pg_has_role('${SYSTEM_ROLE}', 'USAGE') AS system,
              r.rolsuper OR r.rolbypassrls OR EXISTS (
                SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND pg_has_role(c.relowner, 'MEMBER')
              ) AS above
         FROM pg_roles r WHERE r.rolname = current_user`,
    );
    return Rights.parse(rows)[0];
  } finally {
    await client.end();
  }
}

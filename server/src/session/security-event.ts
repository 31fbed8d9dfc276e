import type { Sql } from '../db/database';
import type { Log } from '../log';
import { type Keys, pseudonymOf } from './keys';

/** Events that a company must be able to look up, however quiet the log is; true for what somebody should look at. */
export const securityEvents = {
  'login.ok': false,
  'login.failed': true,
  'session.reuse': true,
  'session.ended': false,
  'password.reset-asked': false,
  'password.changed': false,
  'factor.on': false,
  'factor.off': true,
  'factor.failed': true,
  'factor.codes-renewed': false,
  'factor.recovery-used': true,
  'manager.invited': false,
  'data.exported': false,
  'data-export.asked': false,
  'data-export.fetched': false,
  'account.erased': false,
  'company.closing': true,
  'company.reopened': false,
} as const;

type Told = {
  event: keyof typeof securityEvents;
  companyId: string;
  /** Whom it is about, and who did it: null when they have not proved who they are. */
  personId: string;
  by: string | null;
  /** What the history shows beside it. */
  facts?: Readonly<Record<string, string | number>>;
};

/**
 * Tells an event of security to the log, with `line` beside it, and to the company's history, whatever the level of
 * the log is. Of failed sign-ins and wrong codes the history has one a minute and person: strangers make as many as they like.
 */
export async function recordSecurityEvent(
  sql: Sql,
  { log, keys }: { log: Pick<Log, 'info' | 'warn'>; keys: Keys },
  { event, companyId, personId, by, facts }: Told,
  line: object = {},
): Promise<void> {
  log[securityEvents[event] ? 'warn' : 'info']({ event, who: pseudonymOf(keys, personId), ...line });
  await sql.run(
    `INSERT INTO audit (company_id, action, entity, entity_id, manager_id, after)
     SELECT $1, 'GUVENLIK', $2, $3, $4, $5
      WHERE $2 NOT IN ('login.failed', 'factor.failed') OR NOT EXISTS (
        SELECT 1 FROM audit
         WHERE company_id = $1 AND entity_id = $3 AND entity = $2 AND at > now() - interval '1 minute')`,
    [companyId, event, personId, by, facts ? JSON.stringify(facts) : null],
  );
}

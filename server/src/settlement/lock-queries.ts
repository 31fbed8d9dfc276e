import type { SettlementDirection } from '@vezne/contract';
import { kindOf } from '../contact/ageing-queries';
import type { Sql } from '../db/database';
import { after, ifAny } from '../db/sql/lock-order';

// Whoever settles locks contacts, then the projects of rows, then rows, then settlements, then entries, each in the order of
// their ids: two who settle at once wait for each other and never for ever.

const tableOf = (direction: SettlementDirection) => kindOf[direction].table;

const IN_ORDER = 'ORDER BY id FOR NO KEY UPDATE';

/** A row that money is to be allocated to, as it is stored. */
export type Payable = {
  id: string;
  projectId: string;
  categoryId: string;
  contactId: string | null;
  status: string;
  description: string;
  date: string;
  documentNo: string | null;
  counterparty: string | null;
  remaining: string;
};

const payable = `id, project_id AS "projectId", category_id AS "categoryId", contact_id AS "contactId", status,
  description, date, document_no AS "documentNo", counterparty, gross_kurus - settled_kurus AS remaining`;

export const findRows = (sql: Sql, companyId: string, direction: SettlementDirection, ids: string[]) =>
  sql.query<Payable>(
    `SELECT ${payable} FROM ${tableOf(direction)} WHERE company_id = $1 AND id = ANY($2::uuid[])`,
    [companyId, ids],
  );

/** What is allocated to a settlement's rows, and what it has; locked until the transaction ends. */
export const lockSettlement = (sql: Sql, companyId: string, id: string) =>
  sql.first<{
    contactId: string | null;
    direction: SettlementDirection;
    kurus: string;
    allocated: string;
    offsetId: string | null;
  }>(
    `SELECT contact_id AS "contactId", direction, amount_kurus AS kurus, offset_id AS "offsetId",
            (SELECT coalesce(sum(amount_kurus), 0) FROM settlement_line l
              WHERE l.company_id = $1 AND l.settlement_id = s.id) AS allocated
       FROM settlement s WHERE company_id = $1 AND id = $2 FOR UPDATE OF s`,
    [companyId, id],
  );

/** The projects of some rows. */
const projectsOf = (direction: SettlementDirection, rows: string) => `
  SELECT id FROM project
   WHERE company_id = $1 AND id IN (SELECT project_id FROM ${tableOf(direction)} WHERE company_id = $1 AND ${rows})`;

/** Locks the projects of rows of either side. */
export const lockProjects = (sql: Sql, companyId: string, ids: string[]) => {
  const asked = 'id = ANY($2::uuid[])';
  return sql.run(
    `SELECT id FROM project
      WHERE company_id = $1 AND id IN (${projectsOf('IN', asked)} UNION ALL ${projectsOf('OUT', asked)}) ${IN_ORDER}`,
    [companyId, ids],
  );
};

/** Locks rows until the transaction ends, in one order for all; answers those that there are. */
export const lockRows = (sql: Sql, companyId: string, direction: SettlementDirection, ids: string[]) =>
  sql.query<Payable>(
    `WITH locked_project AS MATERIALIZED (${projectsOf(direction, 'id = ANY($2::uuid[])')} ${IN_ORDER})
     SELECT ${payable} FROM ${tableOf(direction)}
      WHERE company_id = $1 AND id = ANY($2::uuid[]) AND ${after('locked_project')} ORDER BY id FOR UPDATE`,
    [companyId, ids],
    { name: `settlement-rows-${direction}` },
  );

/**
 * The same in one round trip with their contact, which is locked first, as by all who settle. A row that changed while the
 * contact was waited for is answered as it is by then.
 */
export async function lockContactAndRows(
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  { contactId, ids }: { contactId: string; ids: string[] },
) {
  const found = await sql.query<Named & Payable>(
    `WITH locked_contact AS MATERIALIZED (
       SELECT id AS contact, name FROM contact WHERE company_id = $1 AND id = $2 AND merged_into_id IS NULL
          FOR NO KEY UPDATE
     ), locked_project AS MATERIALIZED (
       ${projectsOf(direction, 'id = ANY($3::uuid[])')} AND ${ifAny('locked_contact')} ${IN_ORDER}
     ), payable AS MATERIALIZED (
       SELECT ${payable} FROM ${tableOf(direction)}
        WHERE company_id = $1 AND id = ANY($3::uuid[]) AND ${ifAny('locked_project')}
        ORDER BY id FOR UPDATE
     )
     SELECT * FROM locked_contact LEFT JOIN payable ON true`,
    [companyId, contactId, ids],
    { name: `settlement-contact-rows-${direction}` },
  );
  return contactAndRows(found);
}

type Named = { contact: string; name: string; id: string | null };

/** A contact beside each of its rows; one without rows is there once. */
function contactAndRows<Row extends Payable>(found: readonly (Named & Row)[]) {
  const [first] = found;
  return {
    contact: first && { id: first.contact, name: first.name },
    rows: found.filter(({ id }) => id !== null).map(({ contact: _, name: __, ...row }) => row),
  };
}

/**
 * The same with all rows of the contact that wait; each has the day that it is due, the one due first first, and it is
 * told whether something was open with the contact at the start.
 */
export async function lockContactAndOpenRows(
  sql: Sql,
  companyId: string,
  direction: SettlementDirection,
  contactId: string,
) {
  const found = await sql.query<Named & { opened: boolean; due: string } & Payable>(
    `WITH locked_contact AS MATERIALIZED (
       SELECT id AS contact, name, payment_term_days FROM contact
        WHERE company_id = $1 AND id = $2 AND merged_into_id IS NULL FOR NO KEY UPDATE
     ), locked_project AS MATERIALIZED (
       ${projectsOf(direction, "contact_id = $2 AND status = 'BEKLIYOR'")} AND ${ifAny('locked_contact')} ${IN_ORDER}
     ), payable AS MATERIALIZED (
       SELECT ${payable}, due_date FROM ${tableOf(direction)}
        WHERE company_id = $1 AND contact_id = $2 AND status = 'BEKLIYOR' AND ${ifAny('locked_project')}
        ORDER BY id FOR UPDATE
     )
     SELECT c.contact, c.name, payable.*,
            coalesce(due_date, date + coalesce(payment_term_days, 0))::date AS due,
            EXISTS (SELECT 1 FROM contact WHERE company_id = $1 AND opening_kurus <> 0
                       AND coalesce(merged_into_id, id) = $2) AS opened
       FROM locked_contact c LEFT JOIN payable ON true ORDER BY due, date, payable.id`,
    [companyId, contactId],
    { name: `settlement-contact-open-rows-${direction}` },
  );
  const hasOpenings = found.some(({ opened }) => opened);
  return { ...contactAndRows(found), hasOpenings };
}

/** Locks contacts, in one order for all, and the projects of what is open with them: money is allocated to it next. */
export const lockContacts = (sql: Sql, companyId: string, ids: string[]) => {
  const open = "contact_id = ANY($2::uuid[]) AND status = 'BEKLIYOR'";
  return sql.run(
    `WITH locked_contact AS MATERIALIZED (
       SELECT id FROM contact WHERE company_id = $1 AND id = ANY($2::uuid[]) ${IN_ORDER}
     )
     SELECT id FROM project
      WHERE company_id = $1 AND id IN (${projectsOf('IN', open)} UNION ALL ${projectsOf('OUT', open)})
        AND ${ifAny('locked_contact')} ${IN_ORDER}`,
    [companyId, ids],
  );
};

/**
 * Locks what settlements that are to go were allocated to, with the other halves of offsets: contacts, then projects, then rows,
 * then the settlements themselves and their entries.
 */
export const lockSettled = (sql: Sql, companyId: string, ids: string[]) => {
  const allocated = (direction: SettlementDirection) =>
    `id IN (SELECT ${tableOf(direction)}_id FROM settlement_line
             WHERE company_id = $1 AND settlement_id IN (SELECT id FROM gone))`;
  const rows = (direction: SettlementDirection, locked: string) => `
    SELECT id FROM ${tableOf(direction)}
     WHERE company_id = $1 AND ${allocated(direction)} AND ${after(locked)} ORDER BY id FOR UPDATE`;
  return sql.run(
    `WITH gone AS (
       SELECT id, contact_id FROM settlement WHERE company_id = $1 AND (id = ANY($2::uuid[]) OR offset_id = ANY($2::uuid[]))
     ), locked_contact AS MATERIALIZED (
       SELECT id FROM contact WHERE company_id = $1 AND id IN (SELECT contact_id FROM gone) ${IN_ORDER}
     ), locked_project AS MATERIALIZED (
       SELECT id FROM project
        WHERE company_id = $1 AND id IN (${projectsOf('IN', allocated('IN'))} UNION ALL ${projectsOf('OUT', allocated('OUT'))})
          AND ${after('locked_contact')} ${IN_ORDER}
     ), income AS MATERIALIZED (
       ${rows('IN', 'locked_project')}
     ), expense AS MATERIALIZED (
       ${rows('OUT', 'income')}
     ), settled AS MATERIALIZED (
       SELECT id FROM settlement
        WHERE company_id = $1 AND id IN (SELECT id FROM gone) AND ${after('expense')}
        ORDER BY id FOR UPDATE
     )
     SELECT id FROM cash_flow
      WHERE company_id = $1 AND settlement_id IN (SELECT id FROM gone) AND ${after('settled')}
      ORDER BY id FOR UPDATE`,
    [companyId, ids],
  );
};

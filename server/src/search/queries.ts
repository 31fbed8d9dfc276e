import { type Found, limits } from '@vezne/contract';
import type { Sql } from '../db/database';

const { each } = limits.quickSearch;

// What begins with the text comes before what only holds it.
const begins = (key: string) => `(${key} LIKE tr_fold($2) || '%') DESC`;
const BY_NAME = 'name COLLATE "tr-TR-x-icu", id';

/** Open projects first, then the last changed. */
export const findProjects = (sql: Sql, companyId: string, text: string) =>
  sql.query<Found['projects'][number]>(
    `SELECT id, name, customer_name AS "customerName", status FROM project
      WHERE company_id = $1 AND search_text LIKE tr_contains($2)
      ORDER BY (status IN ('TAMAMLANDI', 'IPTAL')), updated_at DESC, id LIMIT ${each}`,
    [companyId, text],
  );

export const findCategories = (sql: Sql, companyId: string, text: string) =>
  sql.query<Found['categories'][number]>(
    `SELECT id, name, type FROM category WHERE company_id = $1 AND name_key LIKE tr_contains($2)
      ORDER BY ${begins('name_key')}, ${BY_NAME} LIMIT ${each}`,
    [companyId, text],
  );

export const findProducts = (sql: Sql, companyId: string, text: string) =>
  sql.query<Found['products'][number]>(
    `SELECT id, name, kind FROM product WHERE company_id = $1 AND search_text LIKE tr_contains($2)
      ORDER BY active DESC, ${BY_NAME} LIMIT ${each}`,
    [companyId, text],
  );

/** Those that are worked with first; one that was merged is found as what it became. */
export const findContacts = (sql: Sql, companyId: string, text: string) =>
  sql.query<NonNullable<Found['contacts']>[number]>(
    `SELECT id, name, kind, phone FROM contact
      WHERE company_id = $1 AND merged_into_id IS NULL AND name_key LIKE tr_contains($2)
      ORDER BY active DESC, ${begins('name_key')}, ${BY_NAME} LIMIT ${each}`,
    [companyId, text],
  );

type Owner = { companyId: string; managerId: string };

/** The manager's own views; those of colleagues are theirs. */
export const findViews = (sql: Sql, { companyId, managerId }: Owner, text: string) =>
  sql.query<Found['views'][number]>(
    `SELECT id, name, address FROM saved_view
      WHERE company_id = $1 AND manager_id = $3 AND name_key LIKE tr_contains($2)
      ORDER BY ${BY_NAME} LIMIT ${each}`,
    [companyId, text, managerId],
  );

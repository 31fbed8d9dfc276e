import type { Company, CompanyUpdate, Currency } from '@vezne/contract';
import type { Sql } from '../db/database';
import { columnsFrom } from '../db/sql/columns';
import { orNotFound } from '../errors';

const COMPANY = `
  SELECT id, name, tax_number AS "taxNumber", tax_office AS "taxOffice", email, phone, address, city, iban,
         selected_currency AS "selectedCurrency", monthly_project_limit AS "monthlyProjectLimit", version
    FROM company`;

export const findCompany = (sql: Sql, companyId: string) =>
  sql.first<Company>(`${COMPANY} WHERE id = $1`, [companyId]);

/** The company, kept from changing until the transaction ends. */
export const lockCompany = (sql: Sql, companyId: string) =>
  sql.first<Company>(`${COMPANY} WHERE id = $1 FOR UPDATE`, [companyId]);

/** Others who count what the company has wait until the transaction ends; writes of its records go on. */
export const lockCounts = (sql: Sql, companyId: string) =>
  sql.run('SELECT FROM company WHERE id = $1 FOR NO KEY UPDATE', [companyId]);

/** The one person who may do with the company as a whole what its other managers may not. */
export async function findOwnerId(sql: Sql, companyId: string): Promise<string | undefined> {
  const row = await sql.first<{ ownerId: string | null }>(
    'SELECT owner_id AS "ownerId" FROM company WHERE id = $1',
    [companyId],
  );
  return row?.ownerId ?? undefined;
}

export const insertCompany = (
  sql: Sql,
  company: Pick<Company, 'id' | 'name' | 'taxNumber' | 'phone' | 'selectedCurrency'>,
) =>
  sql.run(
    'INSERT INTO company (id, name, tax_number, phone, selected_currency) VALUES ($1, $2, $3, $4, $5)',
    [company.id, company.name, company.taxNumber, company.phone, company.selectedCurrency],
  );

export function updateCompany(sql: Sql, companyId: string, input: Omit<CompanyUpdate, 'id' | 'version'>) {
  const { taxNumber, taxOffice, name, email, phone, address, city, iban } = input;
  const { assignments, params } = columnsFrom(2, {
    name,
    tax_number: taxNumber,
    tax_office: taxOffice,
    email,
    phone,
    address,
    city,
    iban,
  });
  return sql.run(
    `UPDATE company SET ${assignments}, updated_at = now(), version = version + 1 WHERE id = $1`,
    [companyId, ...params],
  );
}

export const updateCurrency = (sql: Sql, companyId: string, currency: string) =>
  sql.run(
    'UPDATE company SET selected_currency = $2, updated_at = now(), version = version + 1 WHERE id = $1',
    [companyId, currency],
  );

export const updateProjectLimit = (sql: Sql, companyId: string, limit: number | null) =>
  sql.run(
    'UPDATE company SET monthly_project_limit = $2, updated_at = now(), version = version + 1 WHERE id = $1',
    [companyId, limit],
  );

/** The currency that the company's amounts are shown in. */
export async function companyCurrency(sql: Sql, companyId: string): Promise<Currency> {
  const company = await sql.first<{ currency: Currency }>(
    'SELECT selected_currency AS currency FROM company WHERE id = $1',
    [companyId],
  );
  return orNotFound(company).currency;
}

import type { ProjectLocation, ProjectLocationChange } from '@vezne/contract';
import type { Sql } from '../db/database';
import { orNotFound } from '../errors';

type Row = Omit<ProjectLocation, 'hasLocation' | 'profitability'> & { profitability: string | null };

const columns = `id AS "projectId", name, status, latitude, longitude, address, city,
  profitability_bp AS profitability`;

const toLocation = (row: Row): ProjectLocation => ({
  ...row,
  profitability: row.profitability === null ? null : Number(row.profitability) / 100,
  hasLocation: row.latitude !== null,
});

/** Where a project is. Refuses when there is no such project. */
export async function findLocation(sql: Sql, companyId: string, id: string): Promise<ProjectLocation> {
  const row = await sql.first<Row>(`SELECT ${columns} FROM project WHERE company_id = $1 AND id = $2`, [
    companyId,
    id,
  ]);
  return toLocation(orNotFound(row));
}

/** Every project that has a location, by name. */
export async function listLocations(sql: Sql, companyId: string): Promise<ProjectLocation[]> {
  const rows = await sql.query<Row>(
    `SELECT ${columns} FROM project WHERE company_id = $1 AND latitude IS NOT NULL
     ORDER BY name COLLATE "tr-TR-x-icu", id`,
    [companyId],
  );
  return rows.map(toLocation);
}

/** Sets or, with both null, clears where a project is; an absent address stays. Refuses when there is no such project. */
export async function updateLocation(
  sql: Sql,
  companyId: string,
  { projectId, latitude, longitude, address }: ProjectLocationChange,
): Promise<ProjectLocation> {
  const row = await sql.first<Row>(
    `UPDATE project SET latitude = $3, longitude = $4, address = coalesce($5, address), updated_at = now(),
       version = version + 1
     WHERE company_id = $1 AND id = $2 RETURNING ${columns}`,
    [companyId, projectId, latitude, longitude, address],
  );
  return toLocation(orNotFound(row));
}

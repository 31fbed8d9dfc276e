import { codes, type ProjectCreate, type ProjectStatistics, type ProjectUpdate } from '@vezne/contract';
import { v7 as newId } from 'uuid';
import type { Sql } from '../db/database';
import { AppError, orNotFound, stale } from '../errors';
import * as queries from './queries';

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * Creates a project within the company's monthly limit, in the caller's transaction: the month's counter is
 * raised first, so that creators of one month wait for each other. Throws 409 when the limit is reached.
 */
export async function createProject(sql: Sql, companyId: string, project: ProjectCreate, today: string) {
  const created = await queries.countProjectOfMonth(sql, companyId, monthOf(today));
  const { limit } = await queries.projectLimit(sql, companyId, monthOf(today));
  if (limit !== null && created > limit)
    throw new AppError(codes.conflict, `Aylık proje limitinize ulaştınız (${created - 1}/${limit}).`);
  const id = newId();
  const code = project.code ?? (await queries.nextProjectCode(sql, companyId, Number(today.slice(0, 4))));
  await queries.insertProject(sql, companyId, id, code, project);
  return getProject(sql, companyId, id, today);
}

/** Changes a project. Throws 404 and, for a stale version, 409 with the record as it is. */
export async function updateProject(sql: Sql, companyId: string, project: ProjectUpdate, today: string) {
  const touched = await queries.updateProject(sql, companyId, project);
  const current = await getProject(sql, companyId, project.id, today);
  if (touched === 0) throw stale(current);
  return current;
}

/** The project, or 404. */
export async function getProject(sql: Sql, companyId: string, id: string, today: string) {
  return orNotFound(await queries.findProject(sql, companyId, id, today));
}

/** How many projects this month may still see, and when the count starts again. */
export async function monthlyLimit(
  sql: Sql,
  companyId: string,
  today: string,
): Promise<ProjectStatistics['projectLimit']> {
  const { limit, used } = await queries.projectLimit(sql, companyId, monthOf(today));
  const [year = 0, month = 1] = today.split('-').map(Number);
  const resetsOn = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return { limit, used, remaining: limit === null ? null : Math.max(0, limit - used), resetsOn };
}

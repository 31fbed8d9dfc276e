import {
  codes,
  type Project,
  type ProjectCreate,
  type ProjectStatistics,
  type ProjectUpdate,
} from '@vezne/contract';
import { v7 as newId } from 'uuid';
import { firstDay, monthOf, shiftMonth } from '../calendar';
import type { Sql } from '../db/database';
import { AppError, orNotFound, stale } from '../errors';
import { countSettled } from '../project-row/queries';
import * as queries from './queries';

/** One project of the company; refuses when it has none such. */
export const getProject = async (sql: Sql, companyId: string, id: string, today: string): Promise<Project> =>
  orNotFound(await queries.findProject(sql, companyId, id, today));

/**
 * Creates a project within the company's monthly limit, in the caller's transaction: the month's counter is
 * raised first, so that creators of one month wait for each other. A conflict when the limit is reached.
 */
export async function createProject(
  sql: Sql,
  companyId: string,
  project: ProjectCreate,
  today: string,
): Promise<Project> {
  const month = firstDay(monthOf(today));
  const created = await queries.countProjectOfMonth(sql, companyId, month);
  const { limit } = await queries.projectLimit(sql, companyId, month);
  if (limit !== null && created > limit)
    throw new AppError(codes.conflict, `Aylık proje limitinize ulaştınız (${created - 1}/${limit}).`);
  const id = newId();
  const code = project.code ?? (await queries.nextProjectCode(sql, companyId, Number(today.slice(0, 4))));
  await queries.insertProject(sql, companyId, id, code, project);
  return getProject(sql, companyId, id, today);
}

/**
 * Changes a project; its analysis goes stale when what it rests on changed. Refuses with the record as it is when `version`
 * is given and stale.
 */
export async function updateProject(
  sql: Sql,
  companyId: string,
  project: ProjectUpdate,
  today: string,
): Promise<Project> {
  const before = await getProject(sql, companyId, project.id, today);
  const changed = await queries.updateProject(sql, companyId, project);
  const current = await getProject(sql, companyId, project.id, today);
  if (changed === 0) throw stale(current);
  if (current.analyzedAt === null || !PLAN.some((part) => before[part] !== current[part])) return current;
  await queries.markAnalysisStale(sql, companyId, project.id);
  return { ...current, analysisStale: true };
}

/** What an analysis rests on besides rows. */
const PLAN = ['status', 'endDate', 'contractAmount', 'estimatedCost', 'progressPercent'] as const;

/** Deletes a project with its rows, unless money is allocated to some of them. */
export async function removeProject(sql: Sql, companyId: string, id: string): Promise<true> {
  const settled = await countSettled(sql, companyId, id);
  if (settled > 0)
    throw new AppError(
      codes.conflict,
      `Bu projenin ${settled} kaleminde tahsilat ya da ödeme var. Önce onları geri alın.`,
    );
  return orNotFound(await queries.deleteProject(sql, companyId, id));
}

/** How many projects this month may still see, and when the count starts again. */
export async function monthlyLimit(
  sql: Sql,
  companyId: string,
  today: string,
): Promise<ProjectStatistics['projectLimit']> {
  const month = monthOf(today);
  const { limit, used } = await queries.projectLimit(sql, companyId, firstDay(month));
  const remaining = limit === null ? null : Math.max(0, limit - used);
  return { limit, used, remaining, resetsOn: firstDay(shiftMonth(month, 1)) };
}

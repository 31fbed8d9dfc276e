import { z } from 'zod';
import { endpoint, signedIn } from '../base/endpoint';
import { ById, Id, optionalReference } from '../base/ids';
import { pageOf } from '../base/page';
import { ProjectAnalysis, ProjectComparison } from './analysis';
import { ProjectLocation, ProjectLocationChange } from './location';
import { Project, ProjectCreate, ProjectQuery, ProjectSearch, ProjectUpdate } from './project';
import { ProjectOverview, ProjectStatistics } from './statistics';

const ByPathId = z.strictObject({ id: Id });

const read = { roles: signedIn, client: 'general', writes: false } as const;
const write = { roles: signedIn, client: 'general', writes: true } as const;

/**
 * Projects with their sums, analyses and places. A new one beyond the month's limit is refused with 409; of a deleted
 * one nothing is found (404) until it is restored.
 */
export const projectEndpoints = {
  findAll: endpoint({
    ...read,
    id: 'project.findAll',
    method: 'POST',
    path: '/project/find-all',
    summary: 'Projects, newest first unless sorted; searches name, code, customer and city',
    body: ProjectQuery,
    output: pageOf(Project),
  }),
  search: endpoint({
    ...read,
    id: 'project.search',
    method: 'POST',
    path: '/project/search',
    summary: 'Projects by status, category, profitability, analysis and location',
    body: ProjectSearch,
    output: pageOf(Project),
  }),
  findById: endpoint({
    ...read,
    id: 'project.findById',
    method: 'GET',
    path: '/project/find-by-id',
    summary: 'One project with its live figures',
    query: ById,
    output: Project,
  }),
  save: endpoint({
    ...write,
    id: 'project.save',
    method: 'POST',
    path: '/project/save',
    summary: 'Create a project, within the monthly limit',
    body: ProjectCreate,
    output: Project,
  }),
  update: endpoint({
    ...write,
    id: 'project.update',
    method: 'PUT',
    path: '/project/update',
    summary: 'Change a project',
    body: ProjectUpdate,
    output: Project,
  }),
  delete: endpoint({
    ...write,
    id: 'project.delete',
    method: 'DELETE',
    path: '/project/delete',
    summary: 'Delete a project with its incomes, expenses and analysis; ledger entries stay',
    undoable: true,
    query: ById,
    output: z.literal(true),
  }),
  statistics: endpoint({
    ...read,
    id: 'project.statistics',
    method: 'GET',
    path: '/project/statistics',
    summary: 'Counts and sums over all projects, and the monthly limit',
    output: ProjectStatistics,
  }),
  overview: endpoint({
    ...read,
    id: 'project.overview',
    method: 'GET',
    path: '/project/dashboard',
    summary: 'What needs attention: late, due soon, over budget, not analyzed',
    output: ProjectOverview,
  }),
  analyze: endpoint({
    ...write,
    id: 'project.analyze',
    method: 'POST',
    path: '/project/analyze',
    summary: 'Analyse a project and keep its profitability',
    body: z.strictObject({ projectId: Id }),
    output: ProjectAnalysis,
  }),
  analysis: endpoint({
    ...read,
    id: 'project.analysis',
    method: 'GET',
    path: '/project/{id}/analysis',
    summary: 'The last analysis of a project, null when there is none',
    params: ByPathId,
    output: ProjectAnalysis.nullable(),
  }),
  compare: endpoint({
    ...read,
    id: 'project.compare',
    method: 'GET',
    path: '/project/{id}/compare',
    summary: 'A project beside its category, another category or the whole company',
    params: ByPathId,
    query: z.strictObject({
      categoryId: optionalReference('Kategori'),
      /** The whole company, whatever the project's category is. */
      scope: z.literal('COMPANY').optional(),
    }),
    output: ProjectComparison,
  }),
  location: endpoint({
    ...read,
    id: 'project.location',
    method: 'GET',
    path: '/project/get-project-coordinates-for-map/{id}',
    summary: 'Where a project is',
    params: ByPathId,
    output: ProjectLocation,
  }),
  setLocation: endpoint({
    ...write,
    id: 'project.setLocation',
    method: 'POST',
    path: '/project/set-project-coordinates',
    summary: 'Set or clear where a project is',
    body: ProjectLocationChange,
    output: ProjectLocation,
  }),
  map: endpoint({
    ...read,
    id: 'project.map',
    method: 'GET',
    path: '/project/map',
    summary: 'Every project that has a location',
    output: z.array(ProjectLocation),
  }),
};

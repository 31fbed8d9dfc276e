import { projectEndpoints, toPage } from '@vezne/contract';
import { companyCurrency } from '../company/queries';
import { notFound } from '../errors';
import type { App } from '../http/app';
import { type Call, register } from '../http/endpoint';
import type { Log } from '../log';
import type { Caller } from '../session/guard';
import { analyzeProject, lastAnalysis, type Told, workOutAnalysis } from './analysis';
import { compareProject } from './comparison';
import { findLocation, listLocations, updateLocation } from './location';
import { createNarrator, type ModelSettings } from './prose';
import { deleteProject, listProjects, type ProjectFilter } from './queries';
import { changeProject, createProject, monthlyLimit, mustFindProject } from './service';
import { projectOverview, projectStatistics } from './statistics';

const list = async ({ input, db, companyId, today }: Call<ProjectFilter> & Caller) => {
  const { content, total } = await listProjects(db, companyId, input, today);
  return toPage(content, total, input.page, input.pageSize);
};

export function registerProjects(app: App, { ai, log }: { ai?: ModelSettings; log: Log }): void {
  register(app, projectEndpoints.findAll, list, { oneMoment: true });
  register(app, projectEndpoints.search, list, { oneMoment: true });
  register(app, projectEndpoints.findById, ({ input, db, companyId, today }) =>
    mustFindProject(db, companyId, input.id, today),
  );
  register(app, projectEndpoints.save, ({ input, db, companyId, today }) =>
    createProject(db, companyId, input, today),
  );
  register(app, projectEndpoints.update, ({ input, db, companyId, today }) =>
    changeProject(db, companyId, input, today),
  );
  register(app, projectEndpoints.delete, async ({ input, db, companyId }) => {
    if ((await deleteProject(db, companyId, input.id)) === 0) throw notFound();
    return true as const;
  });
  register(
    app,
    projectEndpoints.statistics,
    async ({ db, companyId, today }) => {
      const currency = await companyCurrency(db, companyId);
      const statistics = await projectStatistics(db, companyId, today, currency);
      return { ...statistics, projectLimit: await monthlyLimit(db, companyId, today) };
    },
    { oneMoment: true },
  );
  register(
    app,
    projectEndpoints.overview,
    ({ db, companyId, today }) => projectOverview(db, companyId, today),
    { oneMoment: true },
  );
  const narrator = ai && createNarrator(ai, log);
  register(app, projectEndpoints.analyze, {
    prepare: async ({ input, db, companyId, now, today }): Promise<Told | undefined> => {
      if (!narrator) return undefined;
      const reading = { now, today, currency: await companyCurrency(db, companyId) };
      const about = await workOutAnalysis(db, companyId, input.projectId, reading);
      const prose = await narrator(about);
      return prose === undefined ? undefined : { about, prose };
    },
    handle: async ({ input, db, companyId, now, today, prepared }) => {
      const reading = { now, today, currency: await companyCurrency(db, companyId) };
      return analyzeProject(db, companyId, input.projectId, reading, prepared);
    },
  });
  register(app, projectEndpoints.analysis, ({ input, db, companyId }) =>
    lastAnalysis(db, companyId, input.id),
  );
  register(
    app,
    projectEndpoints.compare,
    ({ input, db, companyId }) => compareProject(db, companyId, input.id, input),
    { oneMoment: true },
  );
  register(app, projectEndpoints.location, ({ input, db, companyId }) =>
    findLocation(db, companyId, input.id),
  );
  register(app, projectEndpoints.setLocation, ({ input, db, companyId }) =>
    updateLocation(db, companyId, input),
  );
  register(app, projectEndpoints.map, ({ db, companyId }) => listLocations(db, companyId));
}

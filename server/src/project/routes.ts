import { api, toPage } from '@vezne/contract';
import { companyCurrency } from '../company/queries';
import type { App } from '../http/app';
import { register } from '../http/endpoint';
import type { Call } from '../http/handler';
import type { Log } from '../log';
import { listProjectRows, listRows } from '../project-row/queries';
import type { Caller } from '../session/guard';
import { analyzeProject, computeAnalysis, lastAnalysis, type WrittenAnalysis } from './analysis';
import { createAnalysisWriter, type ModelSettings } from './analysis-text';
import { compareProject } from './comparison';
import { findLocation, listLocations, updateLocation } from './location';
import { listProjects, type ProjectFilter } from './queries';
import { createProject, getProject, monthlyLimit, removeProject, updateProject } from './service';
import { projectOverview, projectStatistics } from './statistics';

type Parts = { ai?: ModelSettings; log: Log };

export function registerProjects(app: App, parts: Parts): void {
  registerRecords(app);
  registerRows(app);
  registerFigures(app);
  registerAnalyses(app, parts);
  registerLocations(app);
}

const list = async ({ input, db, companyId, today }: Call<ProjectFilter> & Caller) => {
  const { content, total } = await listProjects(db, companyId, input, today);
  return toPage(content, total, input.page, input.pageSize);
};

function registerRecords(app: App): void {
  register(app, api.project.findAll, list, { snapshot: true });
  register(app, api.project.search, list, { snapshot: true });
  register(app, api.project.findById, ({ input, db, companyId, today }) =>
    getProject(db, companyId, input.id, today),
  );
  register(app, api.project.save, ({ input, db, companyId, today }) =>
    createProject(db, companyId, input, today),
  );
  register(app, api.project.update, ({ input, db, companyId, today }) =>
    updateProject(db, companyId, input, today),
  );
  register(app, api.project.delete, ({ input, db, companyId }) => removeProject(db, companyId, input.id));
}

/** The rows of one project; the rest of what is done with rows is theirs. */
function registerRows(app: App): void {
  register(
    app,
    api.projectIncome.ofProject,
    async ({ input, db, companyId, today }) => {
      await getProject(db, companyId, input.projectId, today);
      return listProjectRows(db, companyId, 'income', input.projectId);
    },
    { snapshot: true },
  );
  register(
    app,
    api.projectExpense.ofProject,
    async ({ input, db, companyId, today }) => {
      await getProject(db, companyId, input.projectId, today);
      return (await listRows(db, companyId, 'expense', { ...input, from: null, to: null }, today)).content;
    },
    { snapshot: true },
  );
}

function registerFigures(app: App): void {
  register(
    app,
    api.project.statistics,
    async ({ db, companyId, today }) => {
      const currency = await companyCurrency(db, companyId);
      const statistics = await projectStatistics(db, companyId, today, currency);
      return { ...statistics, projectLimit: await monthlyLimit(db, companyId, today) };
    },
    { snapshot: true },
  );
  register(app, api.project.overview, ({ db, companyId, today }) => projectOverview(db, companyId, today), {
    snapshot: true,
  });
  register(
    app,
    api.project.compare,
    ({ input, db, companyId }) => compareProject(db, companyId, input.id, input),
    { snapshot: true },
  );
}

function registerAnalyses(app: App, { ai, log }: Parts): void {
  const write = ai && createAnalysisWriter(ai, log);
  register(app, api.project.analyze, {
    prepare: async ({ input, db, companyId, now, today }): Promise<WrittenAnalysis | undefined> => {
      if (!write) return undefined;
      const reading = { now, today, currency: await companyCurrency(db, companyId) };
      const { analysis: about } = await computeAnalysis(db, companyId, input.projectId, reading);
      const text = await write(about);
      return text === undefined ? undefined : { about, text };
    },
    handle: async ({ input, db, companyId, now, today, prepared }) => {
      const reading = { now, today, currency: await companyCurrency(db, companyId) };
      return analyzeProject(db, companyId, input.projectId, reading, prepared);
    },
  });
  register(
    app,
    api.project.analysis,
    async ({ input, db, companyId, today }) =>
      lastAnalysis(db, companyId, input.id, { today, currency: await companyCurrency(db, companyId) }),
    { snapshot: true },
  );
}

function registerLocations(app: App): void {
  register(app, api.project.location, ({ input, db, companyId }) => findLocation(db, companyId, input.id));
  register(app, api.project.setLocation, ({ input, db, companyId }) => updateLocation(db, companyId, input));
  register(app, api.project.map, ({ db, companyId }) => listLocations(db, companyId));
}

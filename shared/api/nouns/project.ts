import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { projectFigures, rowLists, tellingOf } from './stale';

const { search, findById, statistics, overview, analysis, compare, map } = api.project;

// The server answers both lists alike; the search takes all that the plain one does.
export const useProjects = (input: EndpointInput<typeof search> | null) =>
  useQuery(search, input, { keepPrevious: true });

/** One project; null asks nothing. */
export const useProject = (id: string | null) =>
  useQuery(findById, id === null ? null : { id }, { quiet: 'missing' });

export const useProjectStatistics = () => useQuery(statistics, undefined);

export const useProjectOverview = () => useQuery(overview, undefined);

/** The stored analysis of a project; null asks nothing. */
export const useProjectAnalysis = (id: string | null) => useQuery(analysis, id === null ? null : { id });

export const useProjectComparison = (input: EndpointInput<typeof compare> | null) =>
  useQuery(compare, input, { keepPrevious: true });

export const useProjectMap = () => useQuery(map, undefined);

export const useSaveProject = () => useCommand(api.project.save, { invalidates: projectFigures });

export const useUpdateProject = () => useCommand(api.project.update, { invalidates: tellingOf.project });

// Its rows go with a project, and ledger entries lose their link to it; categories lose its uses.
export const useDeleteProject = () =>
  useCommand(api.project.delete, {
    invalidates: [...tellingOf.project, ...rowLists, api.category.findAll, api.category.findById],
  });

/** Analyzes a project and stores the result. */
export const useAnalyzeProject = () => useCommand(api.project.analyze, { invalidates: projectFigures });

export const useSetProjectLocation = () =>
  useCommand(api.project.setLocation, { invalidates: projectFigures });

import { api, type EndpointInput } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { mentionsOf, projectFigures, rowLists } from './stale';

const { search, findById, statistics, overview, analysis, compare, map } = api.project;

/**
 * Projects, a page at a time; null asks nothing. The server answers both lists alike: the search takes all that the
 * plain one does.
 */
export const useProjects = (input: EndpointInput<typeof search> | null) =>
  useQuery(search, input, { keepPrevious: true });

/** One project; null asks nothing. */
export const useProject = (id: string | null) =>
  useQuery(findById, id === null ? null : { id }, { quiet: 'missing' });

/** Counts and sums over all projects, and the monthly limit. */
export const useProjectStatistics = () => useQuery(statistics, undefined);

/** What needs attention: projects that are late, due soon, over budget or not analyzed. */
export const useProjectOverview = () => useQuery(overview, undefined);

/** The stored analysis of a project; null asks nothing. */
export const useProjectAnalysis = (id: string | null) => useQuery(analysis, id === null ? null : { id });

/** A project beside a category or the whole company; null asks nothing. The last one stays while the next loads. */
export const useProjectComparison = (input: EndpointInput<typeof compare> | null) =>
  useQuery(compare, input, { keepPrevious: true });

/** Projects that have a place, for the map. */
export const useProjectMap = () => useQuery(map, undefined);

/** Adds a project. Stale: whatever shows figures of projects. */
export const useSaveProject = () => useCommand(api.project.save, { invalidates: projectFigures });

/** Changes a project. Stale: whatever tells of it by its name or shows its figures. */
export const useUpdateProject = () => useCommand(api.project.update, { invalidates: mentionsOf.project });

/**
 * Moves a project to the trash and its rows with it. Stale also: entries that lose their link to it, and categories
 * their uses.
 */
export const useDeleteProject = () =>
  useCommand(api.project.delete, {
    invalidates: [...mentionsOf.project, ...rowLists, api.category.findAll, api.category.findById],
  });

/** Analyzes a project and stores the result. */
export const useAnalyzeProject = () => useCommand(api.project.analyze, { invalidates: projectFigures });

/** Says where a project is, or takes that back. Stale: whatever shows figures of projects. */
export const useSetProjectLocation = () =>
  useCommand(api.project.setLocation, { invalidates: projectFigures });

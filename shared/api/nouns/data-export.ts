import { api, type DataExport } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { state, start, link } = api.dataExport;

const LOOK_MS = 2_000;

const isUnderWay = (newest: DataExport | null) =>
  newest?.state === 'BEKLIYOR' || newest?.state === 'HAZIRLANIYOR';

/** The own newest archive; asked again every two seconds while one is being made. */
export const useDataExport = () =>
  useQuery(state, undefined, {
    every: ({ newest, othersUnderWay }) => (isUnderWay(newest) || othersUnderWay ? LOOK_MS : 0),
    quiet: true,
  });

/** Has an archive of the own data, or of the whole company, made in the background. */
export const useStartDataExport = () => useCommand(start, { invalidates: [state] });

/** Asks for the address of an archive, which opens it for a few minutes. */
export const useDataExportLink = () => useCommand(link);

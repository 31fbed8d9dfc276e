import { api, type DataExport } from '@vezne/contract';
import { useState } from 'react';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';

const { state, start, link } = api.dataExport;

const LOOK_MS = 2_000;

const isUnderWay = (newest: DataExport | null) =>
  newest?.state === 'BEKLIYOR' || newest?.state === 'HAZIRLANIYOR';

/** The own newest archive; asked again every two seconds while one is being made. */
export function useDataExport() {
  const [every, setEvery] = useState<number>();
  return useQuery(state, undefined, {
    every,
    quiet: true,
    onAnswer: ({ newest, othersUnderWay }) =>
      setEvery(isUnderWay(newest) || othersUnderWay ? LOOK_MS : undefined),
  });
}

/** Has an archive of the own data, or of the whole company, made in the background. */
export const useStartDataExport = () => useCommand(start, { invalidates: [state] });

/** Asks for the address of an archive, which opens it for a few minutes. */
export const useDataExportLink = () => useCommand(link);

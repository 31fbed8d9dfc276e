import { useState } from 'react';
import { lastUsed, usePastEntries } from '../past/past-entries';
import { useProjectOptions } from './useProjectOptions';

/** The projects to choose from, above them those used last. */
export function useProjectChoice(isNeeded: boolean) {
  const [isOpened, setOpened] = useState(false);
  const past = usePastEntries(isOpened);
  const { options, isLoading, failed } = useProjectOptions(isNeeded);
  return {
    choice: {
      listLabel: 'Projeler',
      groups: [{ options }] as const,
      recent: lastUsed(past.map(({ projectId }) => projectId)),
      onOpen: () => setOpened(true),
    },
    isLoading,
    failed,
  };
}

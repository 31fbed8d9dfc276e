import { api } from '@vezne/contract';
import { useCommand } from './command';
import { useQuery } from './query';
import { currentSession, remember, useSession } from './session';

const { findAll, findById, findByToken } = api.manager;

/** The signed-in manager; known from the last visit until the server has answered. */
export function useManager() {
  const { manager } = useSession();
  return useQuery(findByToken, undefined, {
    fallback: manager,
    onAnswer: (answer) => remember('managerData', answer),
  });
}

export const useManagers = () => useQuery(findAll, undefined);

export const useManagerById = (id: string | null) => useQuery(findById, id === null ? null : { id });

/** Sign-up; its failures are shown in the form only. */
export const useCreateAccount = () => useCommand(api.manager.createAccount, { quiet: true });

export const useSaveManager = () => useCommand(api.manager.save, { invalidates: [findAll] });

export const useUpdateManager = () =>
  useCommand(api.manager.update, { invalidates: [findAll, findById, findByToken] });

export const useDeleteManager = () =>
  useCommand(api.manager.delete, {
    invalidates: [findAll, findById],
    onDone: (_, { id }) => {
      if (currentSession().manager?.id === id) remember('managerData', null);
    },
  });

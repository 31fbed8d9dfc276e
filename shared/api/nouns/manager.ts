import { api } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { remember } from '../session/session';
import { currentSession, useSession } from '../session/session-state';

const { findAll, findById, findByToken, removed } = api.manager;

/** The signed-in manager; known from the last visit until the server has answered. */
export function useManager() {
  const { manager } = useSession();
  return useQuery(findByToken, undefined, {
    fallback: manager,
    onAnswer: (answer) => remember('managerData', answer),
  });
}

/** All managers of the company, and those who are invited, by name. */
export const useManagers = () => useQuery(findAll, undefined);

/** Sign-up; its failures are shown in the form only. */
export const useCreateAccount = () => useCommand(api.manager.createAccount, { quiet: true });

/** Whether its password is hard enough to guess; shown in the form only. */
export const useCheckPassword = () => useCommand(api.manager.checkPassword, { quiet: true });

/** Opens the link of a sign-up; what became of it is shown by the screen. */
export const useVerifyAccount = () => useCommand(api.manager.verifyAccount, { quiet: true });

/** Mails the link of a sign-up again; shown by the screen alone. */
export const useResendVerification = () => useCommand(api.manager.resendVerification, { quiet: true });

/** What the link of an invitation invites to; a bad link is told by the screen. */
export const useInvitation = (token: string) =>
  useQuery(api.manager.findInvitation, { token }, { quiet: true });

/** Accepting it; failures are shown in the form only. */
export const useAcceptInvitation = () => useCommand(api.manager.acceptInvitation, { quiet: true });

/** Mails an invitation again, with a new link. */
export const useResendInvitation = () =>
  useCommand(api.manager.resendInvitation, { invalidates: [findAll, findById] });

/** Invites a manager. Stale: the list of them. */
export const useSaveManager = () => useCommand(api.manager.save, { invalidates: [findAll] });

/** Changes a manager. Stale: the list, the manager and, where it is oneself, who is signed in. */
export const useUpdateManager = () =>
  useCommand(api.manager.update, { invalidates: [findAll, findById, findByToken] });

/** Removes a manager, who can be brought back for a day, or withdraws an invitation. Stale: both lists. */
export const useDeleteManager = () =>
  useCommand(api.manager.delete, {
    invalidates: [findAll, findById, removed],
    onDone: (_, { id }) => {
      if (currentSession().manager?.id === id) remember('managerData', null);
    },
  });

/** Who was removed within a day and can be brought back. */
export const useRemovedManagers = () => useQuery(removed, undefined);

/** Brings a removed manager back as they were, within a day. */
export const useRestoreManager = () => useCommand(api.manager.restore, { invalidates: [findAll, removed] });

/** Makes another manager the owner of the company. */
export const useHandOver = () =>
  useCommand(api.manager.handOver, { invalidates: [findAll, findById, findByToken] });

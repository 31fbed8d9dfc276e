import { api } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { endSession } from '../session/session';

const { state, eraseAccount, closeCompany, keepCompany } = api.leaving;

/** Whether the company is being closed, and whether it is the caller's own to close. */
export const useLeaving = () => useQuery(state, undefined, { quiet: true });

/** Erases the own account; the session is over with it, here and in all tabs. */
export const useEraseAccount = () =>
  useCommand(eraseAccount, { quiet: true, onDone: () => endSession('logout') });

/** Closes the company: readable for 30 days, then gone. For its owner alone. */
export const useCloseCompany = () => useCommand(closeCompany, { invalidates: [state], quiet: true });

/** Takes the closing of the company back within those days. */
export const useKeepCompany = () => useCommand(keepCompany, { invalidates: [state] });

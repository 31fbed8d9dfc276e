import { api } from '@vezne/contract';
import { useCommand } from '../../hooks/command';
import { useQuery } from '../../hooks/query';
import { ledgerFigures, notices } from '../stale';

const { findAll, pending } = api.recurring;
const told = [findAll, pending, api.cashFlow.summary];
const toldLater = [api.dashboard.data, ...notices];

/** What repeats every month, without what was stopped. */
export const useRecurring = () => useQuery(findAll, undefined);

/** The oldest days that wait for a yes, and how many there are. */
export const useWaitingOccurrences = () => useQuery(pending, undefined);

/** Adds an entry that repeats every month. Stale: what repeats and waits, and the sums of the ledger. */
export const useSaveRecurring = () =>
  useCommand(api.recurring.save, {
    invalidates: told,
    invalidatesLater: toldLater,
  });

/** Ends a recurring entry: no further day of it waits. */
export const useStopRecurring = () =>
  useCommand(api.recurring.pause, {
    invalidates: told,
    invalidatesLater: toldLater,
  });

/** Books days that wait as entries of the ledger. */
export const usePostOccurrences = () =>
  useCommand(api.recurring.post, {
    invalidates: [...told, api.cashFlow.findAll, api.cashAccount.summary],
    invalidatesLater: [api.category.findAll, api.category.findById, ...ledgerFigures],
  });

/** Leaves one day of a recurring entry out. */
export const useSkipOccurrence = () =>
  useCommand(api.recurring.occurrence, {
    invalidates: told,
    invalidatesLater: toldLater,
  });

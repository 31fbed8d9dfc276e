import { api } from '@vezne/contract';
import { useCommand } from '../../hooks/command';
import { useQuery } from '../../hooks/query';
import { ledgerFigures } from '../stale';

const { findAll, pending } = api.recurring;
const told = [findAll, pending, api.cashFlow.summary];
const toldLater = [api.dashboard.data, api.notification.findAll];

/** What repeats every month, without what was stopped. */
export const useRecurring = () =>
  useQuery(findAll, undefined, { failure: 'Failed to fetch recurring entries' });

/** The oldest days that wait for a yes, and how many there are. */
export const useWaitingOccurrences = () =>
  useQuery(pending, undefined, { failure: 'Failed to fetch waiting entries' });

export const useSaveRecurring = () =>
  useCommand(api.recurring.save, {
    invalidates: told,
    invalidatesLater: toldLater,
    failure: 'Failed to create recurring entry',
  });

/** Ends a recurring entry: no further day of it waits. */
export const useStopRecurring = () =>
  useCommand(api.recurring.pause, {
    invalidates: told,
    invalidatesLater: toldLater,
    failure: 'Failed to stop recurring entry',
  });

/** Books days that wait as entries of the ledger. */
export const usePostOccurrences = () =>
  useCommand(api.recurring.post, {
    invalidates: [...told, api.cashFlow.findAll, api.cashAccount.summary],
    invalidatesLater: [api.category.findAll, api.category.findById, ...ledgerFigures],
    failure: 'Failed to create cash flow',
  });

/** Leaves one day of a recurring entry out. */
export const useSkipOccurrence = () =>
  useCommand(api.recurring.occurrence, {
    invalidates: told,
    invalidatesLater: toldLater,
    failure: 'Failed to skip recurring entry',
  });

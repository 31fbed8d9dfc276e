import { api, type EndpointInput } from '@vezne/contract';
import { useMemo } from 'react';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { ledgerFigures } from './stale';

const { findAll, findById, summary } = api.cashFlow;
/** What a collection or payment says of itself follows its entry. */
const settled = [api.settlement.findAll, api.settlement.findById, api.contact.statement];
const stale = {
  invalidates: [findAll, findById, summary, api.cashAccount.summary],
  // Categories carry their use count and the sums of the month.
  invalidatesLater: [api.category.findAll, api.category.findById, ...settled, ...ledgerFigures],
};

/** That an account is not there is said where its entries would stand; every other failure is told. */
export const useCashFlows = (input: EndpointInput<typeof findAll> | null) =>
  useQuery(findAll, input, {
    failure: 'Failed to fetch cash flows',
    keepPrevious: true,
    quiet: input?.accountId ? 'missing' : false,
  });

/** How many entries a filter finds, for a figure beside it: a failure is not told. `null` counts nothing. */
export const useCountCashFlows = (filter: Omit<EndpointInput<typeof findAll>, 'page' | 'pageSize'> | null) =>
  useQuery(findAll, filter && { ...filter, page: 0, pageSize: 1 }, { quiet: true });

/** How many entries a filter finds of each category, by its id; undefined until that is known. `null` counts nothing. */
export function useCategoryCounts(
  filter: Omit<EndpointInput<typeof findAll>, 'page' | 'pageSize' | 'sortBy'> | null,
): ReadonlyMap<string, number> | undefined {
  const asked = filter && { ...filter, sortBy: 'category' as const, page: 0, pageSize: 1 };
  const groups = useQuery(findAll, asked, { quiet: true }).data?.groups;
  return useMemo(() => groups && new Map(groups.map(({ key, count }) => [key, count])), [groups]);
}

/** Income, expense and balance of the whole ledger. */
export const useCashFlowSummary = () =>
  useQuery(summary, undefined, { failure: 'Failed to fetch income expense summary' });

/**
 * Adds an entry to the ledger. Stale: entries, sums and accounts; once nothing more is done categories, reports and
 * dashboard.
 */
export const useSaveCashFlow = () =>
  useCommand(api.cashFlow.save, { ...stale, failure: 'Failed to create cash flow' });

/** Changes an entry. Stale as after a new one. */
export const useUpdateCashFlow = () =>
  useCommand(api.cashFlow.update, { ...stale, failure: 'Failed to update cash flow' });

/** Changes several entries alike, all or none. Stale as after a new one. */
export const useUpdateCashFlows = () =>
  useCommand(api.cashFlow.updateSeveral, { ...stale, failure: 'Failed to update cash flow' });

/** Takes what `useUpdateCashFlows` did back, by what it answered. */
export const useUndoCashFlows = () =>
  useCommand(api.cashFlow.undoSeveral, { ...stale, failure: 'Failed to update cash flow' });

/** Moves several entries to the trash, all or none. Stale as after a new one. */
export const useDeleteCashFlows = () =>
  useCommand(api.cashFlow.deleteSeveral, { ...stale, failure: 'Failed to delete cash flow' });

/** Moves an entry to the trash. Stale as after a new one. */
export const useDeleteCashFlow = () =>
  useCommand(api.cashFlow.delete, { ...stale, failure: 'Failed to delete cash flow' });

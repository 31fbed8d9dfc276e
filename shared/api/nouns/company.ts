import { api, type Currency } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { remember } from '../session/session';
import { useSession } from '../session/session-state';
import { useManager } from './manager';
import { mentionsOf, notices } from './stale';

const { findById } = api.company;

/** The signed-in manager's company; known from the last visit until the server has answered. */
export function useCompany() {
  const { company } = useSession();
  const { data: manager } = useManager();
  return useQuery(findById, manager ? { id: manager.companyId } : null, {
    fallback: company,
    onAnswer: (answer) => remember('companyData', answer),
  });
}

/** The currency that amounts are shown in. */
export const useCurrency = (): Currency => useCompany().data?.selectedCurrency ?? 'TRY';

/** Changes name and details of the company. Stale: the company and the notifications. */
export const useUpdateCompany = () => useCommand(api.company.update, { invalidates: [findById, ...notices] });

/** Chooses the currency that amounts are shown in. Stale: whatever tells of money by its currency. */
export const useSetCurrency = () =>
  useCommand(api.company.setCurrency, { invalidates: [findById, ...mentionsOf.currency] });

/** Limits how many projects are created in a month. Stale: the company. */
export const useSetMonthlyProjectLimit = () =>
  useCommand(api.company.setMonthlyProjectLimit, { invalidates: [findById] });

import { useCompany } from '@vezne/api';
import type { DashboardData } from '@vezne/contract';
import { recall, remember } from '@vezne/ui';
import { useState } from 'react';

const KEY = 'welcomePutAway';

/** Is a company still at its beginning: is its ledger or its list of projects empty? */
const isBeginning = ({ firstMonth, projectCount }: DashboardData) =>
  firstMonth === null || projectCount === 0;

/** Whether the first steps are shown, and putting them away for this company in this browser. */
export function useWelcome(data: DashboardData | undefined) {
  const { data: company } = useCompany();
  const [putAway, setPutAway] = useState(() => recall(KEY));
  const isPutAway = putAway !== null && putAway === company?.id;
  const isShown = data !== undefined && isBeginning(data) && !isPutAway;
  return {
    isShown,
    /** There is nothing that the other parts could show. */
    isAlone: isShown && data.firstMonth === null && data.projectCount === 0,
    putAway: () => {
      if (!company) return;
      remember(KEY, company.id);
      setPutAway(company.id);
    },
  };
}

import { type ProjectStatus, projectStatusNames } from '@vezne/contract';
import { formatPercent } from '@vezne/ui';

type Noted = { status: ProjectStatus; profitability: number | null };

/** "Devam ediyor · %12,5" */
export const noteOf = ({ status, profitability }: Noted): string =>
  [projectStatusNames[status], profitability !== null && formatPercent(profitability)]
    .filter(Boolean)
    .join(' · ');

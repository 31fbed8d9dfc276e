import { type ProjectStatus, projectStatusNames } from '@vezne/contract';
import { formatMargin } from '@vezne/ui';

type Noted = { status: ProjectStatus; profitability: number | null };

/** "Devam ediyor · %12,5" */
export const noteOf = ({ status, profitability }: Noted): string =>
  [projectStatusNames[status], profitability !== null && formatMargin(profitability)]
    .filter(Boolean)
    .join(' · ');

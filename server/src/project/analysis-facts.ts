import type { Currency } from '@vezne/contract';
import type { Evidence } from './figures/findings';
import type { ProjectFigures } from './figures/project-figures';

/** What an analysis was made of, so that it can be told again in another currency. */
export type AnalysisFacts = { currency: Currency; figures: ProjectFigures; evidence: Evidence };

type Stored<Value> = { [Key in keyof Value]: Value[Key] extends bigint | null ? string | null : Value[Key] };

/** As JSON keeps them: amounts in kuruş are decimal text. */
export type StoredFacts = Omit<AnalysisFacts, 'figures' | 'evidence'> & {
  evidence: Omit<Evidence, 'topCategory'> & Partial<Pick<Evidence, 'topCategory'>>;
  figures: Omit<Stored<ProjectFigures>, 'vatIncluded'> & { vatIncluded?: boolean };
};

export const storeFacts = (facts: AnalysisFacts): StoredFacts =>
  JSON.parse(JSON.stringify(facts, (_key, value) => (typeof value === 'bigint' ? String(value) : value)));

export function readFacts({ figures, evidence, ...facts }: StoredFacts): AnalysisFacts {
  const kurus = (text: string | null) => BigInt(text ?? 0);
  return {
    ...facts,
    // Analyses of before this was kept had no category.
    evidence: { topCategory: null, ...evidence },
    figures: {
      ...figures,
      income: kurus(figures.income),
      expense: kurus(figures.expense),
      profit: kurus(figures.profit),
      receivable: kurus(figures.receivable),
      payable: kurus(figures.payable),
      overdueReceivable: kurus(figures.overdueReceivable),
      overduePayable: kurus(figures.overduePayable),
      eac: kurus(figures.eac),
      // Analyses of before this was kept told what waits without VAT.
      vatIncluded: figures.vatIncluded ?? false,
      forecastProfit: figures.forecastProfit === null ? null : kurus(figures.forecastProfit),
    },
  };
}

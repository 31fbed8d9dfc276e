import { api } from '@vezne/contract';
import type { testApp } from './app';
import type { SignedUp } from './people';

export type ImportedEntry = {
  date: string;
  cashFlowType: 'GIRIS' | 'CIKIS';
  categoryName: string;
  kurus: number;
  paymentMethod: string;
};

/** A company whose ledger is brought in from a file. */
export async function companyWith(
  { ask, signUp }: Pick<ReturnType<typeof testApp>, 'ask' | 'signUp'>,
  entries: ImportedEntry[],
): Promise<SignedUp> {
  const person = await signUp();
  const rows = entries.map(({ kurus, ...each }) => ({ ...each, description: 'Kayıt', amount: kurus / 100 }));
  await ask(api.cashFlow.import, person, { body: { rows } });
  return person;
}

/** October 2026 and the November after it, which earns more. */
export const twoMonths: ImportedEntry[] = [
  {
    date: '2026-10-05',
    cashFlowType: 'GIRIS',
    categoryName: 'Hakediş',
    kurus: 100_000,
    paymentMethod: 'TRANSFER',
  },
  {
    date: '2026-10-20',
    cashFlowType: 'CIKIS',
    categoryName: 'Kira',
    kurus: 40_000,
    paymentMethod: 'TRANSFER',
  },
  {
    date: '2026-11-02',
    cashFlowType: 'GIRIS',
    categoryName: 'Hakediş',
    kurus: 150_000,
    paymentMethod: 'CASH',
  },
  { date: '2026-11-03', cashFlowType: 'CIKIS', categoryName: 'Kira', kurus: 30_000, paymentMethod: 'CASH' },
  {
    date: '2026-11-04',
    cashFlowType: 'CIKIS',
    categoryName: 'Malzeme',
    kurus: 10_000,
    paymentMethod: 'CARD',
  },
];

import type { PlanFilter } from '@vezne/contract';
import type { CurrencyCode } from '../say/say';
import { lead } from './selected';

/** Conditions as they stand before a figure: "Yakıt kategorisinde", "5.000 ₺ üstündeki"; empty for none. */
export const narrowed = (filter: PlanFilter, currency: CurrencyCode): string =>
  lead({ filter, period: null }, { currency, letters: 60, names: 6 });

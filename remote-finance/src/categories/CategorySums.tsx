import { type Category, type Currency, formatMoney, fromKurus, toKurus } from '@vezne/contract';
import { formatCount } from '@vezne/ui';
import { SumsLine } from '../figures/SumsLine';

type Props = { categories: readonly Category[]; currency: Currency };

/** What the categories of all pages come to. */
export function CategorySums({ categories, currency }: Props) {
  const sum = (key: 'monthIncome' | 'monthExpense') =>
    fromKurus(categories.reduce((total, category) => total + (toKurus(category[key]) ?? 0n), 0n));
  const uses = categories.reduce((total, { useCount }) => total + useCount, 0);
  return (
    <SumsLine>
      <span>
        Toplam, {formatCount(categories.length)} kategori, {formatCount(uses)} kayıt
      </span>
      <span>
        Bu ay giriş <strong>{formatMoney(sum('monthIncome'), currency)}</strong>
      </span>
      <span>
        Bu ay çıkış <strong>{formatMoney(sum('monthExpense'), currency)}</strong>
      </span>
    </SumsLine>
  );
}

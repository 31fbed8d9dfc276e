import { type Currency, formatMoney, type ProjectRowSums } from '@vezne/contract';
import { formatCount } from '@vezne/ui';
import { SumsLine } from '../../figures/SumsLine';

type Props = { found: { totalElements: number; sums: ProjectRowSums }; currency: Currency };

/** What the rows of all pages come to. */
export const RowsSums = ({ found: { totalElements, sums }, currency }: Props) => (
  <SumsLine>
    <span>Toplam, {formatCount(totalElements)} kayıt (iptaller sayılmaz)</span>
    <span>
      KDV hariç <strong>{formatMoney(sums.amount, currency)}</strong>
    </span>
    <span>
      KDV dahil <strong>{formatMoney(sums.grossAmount, currency)}</strong>
    </span>
    {sums.remainingAmount > 0 && sums.remainingAmount !== sums.grossAmount && (
      <span>
        Kalan <strong>{formatMoney(sums.remainingAmount, currency)}</strong>
      </span>
    )}
  </SumsLine>
);

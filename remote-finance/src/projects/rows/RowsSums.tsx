import { type Currency, formatMoney, type ProjectRowSums } from '@vezne/contract';
import { SumsLine } from '../../figures/SumsLine';

type Props = { sums: ProjectRowSums; currency: Currency };

/** What the rows of all pages come to. */
export const RowsSums = ({ sums, currency }: Props) => (
  <SumsLine>
    <span>Toplam, iptaller hariç</span>
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

import { useCurrency } from '@vezne/api';
import type { CashFlowLine } from '@vezne/contract';
import { Money } from '@vezne/records';
import styled from 'styled-components';
import { SignedSum } from '../sums/SignedSum';
import { sumsOf } from '../sums/sums';

type Props = {
  entries: readonly CashFlowLine[];
  /** The list shows one account alone. */
  ofOneAccount: boolean;
};

/** What the chosen entries come to; in and out only where there are both. */
export function ChosenSums({ entries, ofOneAccount }: Props) {
  const currency = useCurrency();
  const { income, expense, net } = sumsOf(entries, ofOneAccount);
  return (
    <Sums>
      {income > 0 && (
        <div>
          <dt>Giriş</dt>
          <dd>
            <Money amount={income} type="GIRIS" currency={currency} />
          </dd>
        </div>
      )}
      {expense > 0 && (
        <div>
          <dt>Çıkış</dt>
          <dd>
            <Money amount={expense} type="CIKIS" currency={currency} />
          </dd>
        </div>
      )}
      {income > 0 && expense > 0 && (
        <div>
          <dt>Net</dt>
          <dd data-net>
            <SignedSum amount={net} currency={currency} />
          </dd>
        </div>
      )}
    </Sums>
  );
}

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  & > div { display: flex; gap: 6px; }
  & dt { color: var(--vz-text-3); }
  & [data-net] > span { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
`;

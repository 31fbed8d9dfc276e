import { useCurrency } from '@vezne/api';
import { type CashFlowLine, fromKurus, toKurus } from '@vezne/contract';
import { Money } from '@vezne/records';
import styled from 'styled-components';
import { SignedSum } from '../register/CashFlowTable';

/** What the chosen entries come to; in and out only where there are both. */
export function ChosenSums({ entries }: { entries: readonly CashFlowLine[] }) {
  const currency = useCurrency();
  const sum = (type: CashFlowLine['cashFlowType']) =>
    entries
      .filter(({ cashFlowType }) => cashFlowType === type)
      .reduce((total, { amount }) => total + (toKurus(amount) ?? 0n), 0n);
  const [income, expense] = [sum('GIRIS'), sum('CIKIS')];
  return (
    <Sums>
      {income > 0n && (
        <div>
          <dt>Giriş</dt>
          <dd>
            <Money amount={fromKurus(income)} type="GIRIS" currency={currency} />
          </dd>
        </div>
      )}
      {expense > 0n && (
        <div>
          <dt>Çıkış</dt>
          <dd>
            <Money amount={fromKurus(expense)} type="CIKIS" currency={currency} />
          </dd>
        </div>
      )}
      {income > 0n && expense > 0n && (
        <div>
          <dt>Net</dt>
          <dd data-net>
            <SignedSum amount={fromKurus(income - expense)} currency={currency} />
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

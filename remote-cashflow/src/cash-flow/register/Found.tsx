import { useCashFlowSummary, useCurrency } from '@vezne/api';
import type { CashFlowPage } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatCount, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { SignedSum } from '../sums/SignedSum';
import { transferWords } from '../sums/transfer-words';
import type { LedgerState } from './useLedger';

type Props = { answer: CashFlowPage; ledger: Pick<LedgerState, 'isNarrowed' | 'filters'> };

/** What everything that is found comes to, not this page alone. */
export function Found({ answer: { totalElements, sums }, ledger: { isNarrowed, filters } }: Props) {
  const currency = useCurrency();
  const transfers = transferWords(useCashFlowSummary().data, filters.accountId);
  const { income, expense, net } = { ...sums, ...sums.exact };
  return (
    <Root>
      <span>
        {isNarrowed ? 'Bulunan' : 'Toplam'} {formatCount(totalElements)} kayıt
        {transfers && <Note>, toplamlar {transfers}</Note>}
      </span>
      <dl>
        <div>
          <dt>Giriş</dt>
          <dd>
            <Money amount={income} type={Number(income) === 0 ? undefined : 'GIRIS'} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>Çıkış</dt>
          <dd>
            <Money amount={expense} type={Number(expense) === 0 ? undefined : 'CIKIS'} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>Net</dt>
          <dd data-net>
            <SignedSum amount={net} currency={currency} />
          </dd>
        </div>
      </dl>
    </Root>
  );
}

const Note = styled.span`
  color: var(--vz-text-3);
`;
const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  place-content: center start;
  align-items: center;
  gap: 2px var(--vz-space-6);
  min-height: 44px;
  margin-top: -1px;
  padding: 8px var(--vz-space-5);
  border-top: 1px solid var(--vz-border-strong);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums lining-nums;
  & dl { display: flex; flex-wrap: wrap; justify-content: end; gap: 2px var(--vz-space-6); margin-left: auto; }
  & dl > div { display: flex; align-items: baseline; gap: 8px; }
  & dt { color: var(--vz-text-3); }
  & [data-net] > span { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
  @media (width < 1024px) { padding-inline: var(--vz-space-4); }
  ${onMobile} {
    gap: 8px;
    padding-block: 12px;
    & dl { display: grid; justify-content: stretch; gap: 4px; width: 100%; margin: 0; }
    & dl > div { justify-content: space-between; line-height: 20px; }
  }
`;

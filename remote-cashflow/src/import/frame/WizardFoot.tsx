import { useCurrency } from '@vezne/api';
import { formatMoney, type StatementBalance, type StatementPreview } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatCount, onMobile } from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OpeningOffer } from './OpeningOffer';
import { Note } from './parts';
import { placeOf } from './place';

type Props = {
  state: StatementPreview;
  /** The figures are being worked out again. */
  isWorking?: boolean;
  /** Why it does not go on, as a sentence. */
  hint?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** The foot of a step: what the file comes to, and where it goes from here. */
export function WizardFoot({ state, isWorking, hint, children }: Props) {
  const currency = useCurrency();
  const { batch, counts, sums, sheets, balanceCheck, opening } = state;
  return (
    <Foot>
      <Sums role="status" aria-busy={isWorking || undefined}>
        <span>
          {counts.faulty > 0
            ? `${formatCount(counts.all)} satırdan ${formatCount(counts.faulty)} tanesi okunamadı`
            : `${formatCount(counts.all)} satır`}
        </span>
        <Money amount={sums.in} type="GIRIS" currency={currency} />
        <Money amount={Math.abs(sums.out)} type="CIKIS" currency={currency} />
        {balanceCheck && (opening === undefined || balanceCheck.ok) && (
          <Balance check={balanceCheck} sheets={sheets} />
        )}
        {opening !== undefined && <OpeningOffer accountId={batch.accountId} opening={opening} />}
        {hint}
      </Sums>
      {children}
    </Foot>
  );
}

type BalanceProps = { check: StatementBalance; sheets: StatementPreview['sheets'] };

function Balance({ check: { ok, line, expected, found, byAccount }, sheets }: BalanceProps) {
  const currency = useCurrency();
  if (ok)
    return (
      <Note>
        <CircleCheck aria-hidden />
        Dosyadaki bakiye {formatMoney(found, currency)} tutuyor
      </Note>
    );
  return (
    <Note $tone="bad">
      <CircleAlert aria-hidden />
      Bakiye {line === null ? '' : whereOf(line, sheets)}tutmuyor:{' '}
      {byAccount ? 'hesaptaki kayıtlarla' : 'beklenen'} {formatMoney(expected, currency)}, dosyada{' '}
      {formatMoney(found, currency)}
    </Note>
  );
}

function whereOf(line: number, sheets: BalanceProps['sheets']): string {
  const place = placeOf(line, sheets);
  return `${place.sheet ? `“${place.sheet}” sayfasında ` : ''}${place.line}. satırda `;
}

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--vz-z-sticky);
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  padding: var(--vz-space-3) var(--vz-space-4) var(--vz-space-3) var(--vz-space-6);
  border-top: 1px solid var(--vz-border-strong);
  border-radius: 0 0 var(--vz-radius-lg) var(--vz-radius-lg);
  background: var(--vz-surface-2);
  font-variant-numeric: tabular-nums;
  ${onMobile} {
    flex-wrap: wrap;
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    & > button, & > a { flex: 1; }
  }
`;
const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  margin-right: auto;
  color: var(--vz-text-2);
  &[aria-busy] { opacity: 0.6; }
  ${onMobile} { width: 100%; gap: 2px 12px; font-size: var(--vz-text-sm); }
`;

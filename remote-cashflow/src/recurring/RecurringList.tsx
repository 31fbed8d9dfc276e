import { type Query, useCurrency, useStopRecurring } from '@vezne/api';
import type { Recurring } from '@vezne/contract';
import { Money } from '@vezne/records';
import {
  Button,
  ConfirmModal,
  formatDate,
  LoadError,
  RecordName,
  SkeletonRows,
  sideBySide,
  toast,
} from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** Tekrarlar: what repeats, when next, and the way to stop it. */
export function RecurringList({ query: { data, error, reload } }: { query: Query<Recurring[]> }) {
  const [stopping, setStopping] = useState<Recurring | null>(null);
  return (
    <>
      {data?.length !== 0 && (
        <Section aria-label="Tekrarlar">
          <h3>Tekrarlar</h3>
          {error && !data ? (
            <LoadError message={error.message} onRetry={reload} />
          ) : data ? (
            <ul>
              {data.map((recurring) => (
                <Repeating key={recurring.id} recurring={recurring} onStop={() => setStopping(recurring)} />
              ))}
            </ul>
          ) : (
            <SkeletonRows rows={2} />
          )}
        </Section>
      )}
      <StopQuestion recurring={stopping} onClose={() => setStopping(null)} />
    </>
  );
}

function Repeating({ recurring, onStop }: { recurring: Recurring; onStop: () => void }) {
  const currency = useCurrency();
  const { description, amount, cashFlowType, day, nextDate, endDate } = recurring;
  return (
    <Line>
      <span>
        <strong>{description}</strong>
        <small>
          {sideBySide([
            `her ayın ${day}. günü`,
            nextDate ? `sonraki ${formatDate(nextDate)}` : 'bitti',
            endDate && `bitiş ${formatDate(endDate)}`,
          ])}
        </small>
      </span>
      <Money amount={amount} type={cashFlowType} currency={currency} />
      <Button aria-label={`Durdur: ${description}`} onClick={onStop}>
        Durdur
      </Button>
    </Line>
  );
}

function StopQuestion({ recurring, onClose }: { recurring: Recurring | null; onClose: () => void }) {
  const stop = useStopRecurring();
  const currency = useCurrency();
  return (
    <ConfirmModal
      open={recurring !== null}
      onClose={onClose}
      onConfirm={async () => {
        if (!recurring) return;
        await stop.run({ id: recurring.id });
        toast.success('Tekrar durduruldu.');
      }}
      title="Tekrarı Durdur"
      confirmLabel="Durdur"
      danger
      focusAfter={() => document.querySelector<HTMLElement>('[role=dialog] [data-body] button')}
      record={
        recurring && (
          <>
            <RecordName note={`her ayın ${recurring.day}. günü`}>{recurring.description}</RecordName>
            <Money amount={recurring.amount} type={recurring.cashFlowType} currency={currency} />
          </>
        )
      }
    >
      Bu kayıt artık her ay önünüze gelmeyecek; onay bekleyen günleri de listeden çıkar. Kasaya işlenmiş
      kayıtlar kalır.
    </ConfirmModal>
  );
}

const Section = styled.section`
  margin-top: var(--vz-space-6);
  & h3 { margin-bottom: var(--vz-space-2); font-size: var(--vz-text-md); font-weight: var(--vz-weight-semibold); }
`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  padding-block: var(--vz-space-2);
  border-bottom: 1px solid var(--vz-border);
  & > :first-child { flex: 1 1 180px; min-width: 0; overflow-wrap: anywhere; }
  & strong { display: block; font-weight: var(--vz-weight-semibold); }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
`;

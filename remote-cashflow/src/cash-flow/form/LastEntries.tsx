import type { CashFlow } from '@vezne/contract';
import { fadingEdge } from '@vezne/ui';
import styled from 'styled-components';
import { valuesOf } from '../past/entry-values';
import { usePastEntries } from '../past/past-entries';
import { useBroughtAmount } from '../past/useBroughtAmount';
import type { EntryForm } from './useEntryForm';

const SHOWN = 5;

/** The descriptions written last: a tap fills the form as that entry was, but for its date and an amount that is written. */
export function LastEntries({ form }: Pick<EntryForm, 'form'>) {
  const last = usePastEntries(true).slice(0, SHOWN);
  const amountOf = useBroughtAmount(form);
  const take = (entry: CashFlow) => {
    const { date: _, ...past } = valuesOf(entry);
    const values = { ...past, amount: amountOf(past.amount) };
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof typeof values, value, { shouldDirty: true });
    form.clearErrors();
    // After the new amount is drawn, which would take the selection away.
    setTimeout(() => form.setFocus('amount', { shouldSelect: true }));
  };
  if (last.length === 0) return null;
  return (
    <Chips role="group" aria-label="Son açıklamalar">
      {last.map((entry) => (
        <button key={entry.id} type="button" onClick={() => take(entry)}>
          {entry.description}
        </button>
      ))}
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  margin: -4px -16px 0;
  padding: 2px 16px;
  ${fadingEdge}
  & > button {
    flex: none;
    max-width: 240px;
    min-height: 44px;
    padding: 6px 12px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    border: 1px solid var(--vz-border-strong);
    border-radius: var(--vz-radius-md);
    color: var(--vz-text-2);
    font-size: var(--vz-text-sm);
  }
`;

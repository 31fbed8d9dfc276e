import { DayInput } from '@vezne/records';
import { ErrorText, Select } from '@vezne/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { type HistoryFilter, type NarrowingProps, useChoices, useFilterParts } from './narrowing';

/** What the history is narrowed to: kind of record, person, days. */
export function HistoryFilters({ filter, mistake, onChange }: NarrowingProps) {
  const choices = useChoices({ filter, onChange });
  const errorId = useId();
  const refusal = { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <>
      {choices.map(({ label, choose, ...select }) => (
        <Select key={label} aria-label={label} {...select} onChange={({ target }) => choose(target.value)} />
      ))}
      <Range>
        <DayInput
          {...(mistake?.field === 'from' && refusal)}
          aria-label="Başlangıç tarihi"
          value={filter.from}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden>–</span>
        <DayInput
          {...(mistake?.field === 'to' && refusal)}
          aria-label="Bitiş tarihi"
          value={filter.to}
          onChange={(to) => onChange({ to })}
        />
      </Range>
      {mistake && <ErrorText id={errorId}>{mistake.sentence}</ErrorText>}
    </>
  );
}

type WordsProps = { filter: HistoryFilter; searchText: string };

/** What the history is narrowed to, as words for paper. */
export function HistoryFiltersInWords({ filter, searchText }: WordsProps) {
  const words = useFilterParts(filter).map(({ value }) => value);
  if (searchText) words.push(`Arama: “${searchText}”`);
  return words.join(' · ') || 'Tüm değişiklikler';
}

const Range = styled.span`
  && { flex: 1 1 320px; }
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  max-width: 376px;
  color: var(--vz-text-3);
  & > :not(span) { flex: 1; min-width: 0; color: var(--vz-text-1); }
`;

import { useManagers } from '@vezne/api';
import { entityName, historyEntities } from '@vezne/contract';
import { DayInput } from '@vezne/records';
import { ErrorText, formatDate, optionsOf, Select } from '@vezne/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { DaysMistake } from './days';

/** '' stands for no choice. */
export type HistoryFilter = { entity: string | null; managerId: string | null; from: string; to: string };

export const unfiltered: HistoryFilter = { entity: null, managerId: null, from: '', to: '' };

type Props = {
  filter: HistoryFilter;
  mistake: DaysMistake | null;
  onChange: (change: Partial<HistoryFilter>) => void;
};

const kinds = optionsOf(Object.fromEntries(historyEntities.map((entity) => [entity, entityName(entity)])));

/** What the history is narrowed to: kind of record, person, days. */
export function HistoryFilters({ filter, mistake, onChange }: Props) {
  const people = usePeople();
  const errorId = useId();
  const refusal = { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <>
      <Select
        aria-label="Tür"
        placeholder="Tüm türler"
        options={kinds}
        value={filter.entity ?? ''}
        onChange={({ target }) => onChange({ entity: target.value || null })}
      />
      <Select
        aria-label="Kişi"
        placeholder="Herkes"
        options={people}
        value={filter.managerId ?? ''}
        onChange={({ target }) => onChange({ managerId: target.value || null })}
      />
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

function usePeople() {
  const { data = [] } = useManagers();
  return data.map(({ id, name, surname }) => ({ value: id, label: `${name} ${surname}` }));
}

type WordsProps = { filter: HistoryFilter; searchText: string };

/** What the history is narrowed to, as words for paper. */
export function HistoryFiltersInWords({ filter, searchText }: WordsProps) {
  const { entity, managerId, from, to } = filter;
  const people = usePeople();
  const words = [
    entity && kinds.find(({ value }) => value === entity)?.label,
    managerId && people.find(({ value }) => value === managerId)?.label,
    daysText(from, to),
    searchText && `Arama: “${searchText}”`,
  ];
  return words.filter(Boolean).join(' · ') || 'Tüm değişiklikler';
}

function daysText(from: string, to: string): string {
  if (from && to) return `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `${formatDate(from)} ve sonrası`;
  return to && `${formatDate(to)} ve öncesi`;
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

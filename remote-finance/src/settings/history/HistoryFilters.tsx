import { useManagers } from '@vezne/api';
import { entityName, historyEntities } from '@vezne/contract';
import { DayInput } from '@vezne/records';
import { ErrorText, optionsOf, Select } from '@vezne/ui';
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
  const { data = [] } = useManagers();
  const errorId = useId();
  const people = data.map(({ id, name, surname }) => ({ value: id, label: `${name} ${surname}` }));
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

const Range = styled.span`
  && { flex: 1 1 320px; }
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  max-width: 376px;
  color: var(--vz-text-3);
  & > :not(span) { flex: 1; min-width: 0; color: var(--vz-text-1); }
`;

import { useManagers } from '@vezne/api';
import { entityName, historyEntities, isCalendarDate } from '@vezne/contract';
import { formatDate, optionsOf } from '@vezne/ui';
import type { DaysMistake } from '../../figures/days';

/** '' stands for no choice. */
export type HistoryFilter = { entity: string | null; managerId: string | null; from: string; to: string };

export const unfiltered: HistoryFilter = { entity: null, managerId: null, from: '', to: '' };

export type NarrowingProps = {
  filter: HistoryFilter;
  mistake: DaysMistake | null;
  onChange: (change: Partial<HistoryFilter>) => void;
};

const kinds = optionsOf(Object.fromEntries(historyEntities.map((entity) => [entity, entityName(entity)])));

function usePeople() {
  const { data = [] } = useManagers();
  return data.map(({ id, name, surname }) => ({ value: id, label: `${name} ${surname}` }));
}

/** What is chosen from a list: its value, as a select has it, and what choosing another changes. */
export function useChoices({ filter, onChange }: Omit<NarrowingProps, 'mistake'>) {
  const people = usePeople();
  return [
    {
      label: 'Tür',
      placeholder: 'Tüm türler',
      options: kinds,
      value: filter.entity ?? '',
      choose: (entity: string) => onChange({ entity: entity || null }),
    },
    {
      label: 'Kişi',
      placeholder: 'Herkes',
      options: people,
      value: filter.managerId ?? '',
      choose: (managerId: string) => onChange({ managerId: managerId || null }),
    },
  ];
}

type Part = { label: string; value: string; cleared: Partial<HistoryFilter> };

/** What is set, in words, and what takes it away. */
export function useFilterParts({ entity, managerId, from, to }: HistoryFilter): Part[] {
  const people = usePeople();
  const parts = [
    { label: 'Tür', value: kinds.find(({ value }) => value === entity)?.label, cleared: { entity: null } },
    {
      label: 'Kişi',
      value: people.find(({ value }) => value === managerId)?.label,
      cleared: { managerId: null },
    },
    { label: 'Tarih', value: daysText(from, to), cleared: { from: '', to: '' } },
  ];
  return parts.flatMap(({ value, ...part }) => (value ? [{ ...part, value }] : []));
}

function daysText(from: string, to: string): string {
  if (from && to) return `${dayText(from)} – ${dayText(to)}`;
  if (from) return `${dayText(from)} ve sonrası`;
  return to && `${dayText(to)} ve öncesi`;
}

/** What is no day is told as it is written. */
const dayText = (day: string) => (isCalendarDate(day) ? formatDate(day) : day);

import {
  type Currency,
  entityName,
  formatMoney,
  type HistoryChange,
  type HistoryField,
  type HistoryLine,
  type HistoryValue,
  historyActionNames,
  historyFields,
  securityEventName,
} from '@vezne/contract';
import { formatCount, formatDate, formatInstant, lower } from '@vezne/ui';

/** Who did it. */
export function actorOf({ managerId, managerName, event }: HistoryLine): string {
  if (managerName) return managerName;
  if (managerId) return 'Silinmiş kullanıcı';
  return event ? 'Bilinmiyor' : 'Sistem';
}

/** What was done to what kind of record: "Nakit akışı değiştirildi". */
export const actOf = ({ action, entity, event }: HistoryLine): string =>
  event ? securityEventName(event) : `${entityName(entity)} ${lower(historyActionNames[action])}`;

/** What a line is about: what the record was called then, how many there were, or of what kind it is. */
export function subjectOf({ label, action, entity, changes }: HistoryLine): string {
  if (label !== null) return label;
  if (action !== 'AKTAR') return entityName(entity);
  const count = Number(changes.find(({ field }) => field === 'count')?.after ?? 0);
  return `${formatCount(count)} kayıt`;
}

/** A change as a reader sees it; `hidden` ones have no values. */
type ShownChange = { field: string; label: string; before: string; after: string; hidden: boolean };

/** The changes of a line in Turkish words and figures. */
export function shownChanges({ action, entity, changes }: HistoryLine, currency: Currency): ShownChange[] {
  const fields = historyFields[action === 'AKTAR' ? 'many' : entity] ?? {};
  return changes.map(({ field, before, after, hidden }: HistoryChange) => {
    const how = fields[field];
    const write = (value: HistoryValue) => writtenAs(how, value, currency);
    return { field, label: how?.label ?? field, before: write(before), after: write(after), hidden };
  });
}

function writtenAs(field: HistoryField | undefined, value: HistoryValue, currency: Currency): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') {
    if (field?.kind === 'money') return formatMoney(value, currency);
    const figure = value.toLocaleString('tr-TR', { maximumFractionDigits: 6 });
    return field?.kind === 'percent' ? `%${figure}` : figure;
  }
  if (field?.kind === 'date') return formatDate(value);
  if (field?.kind === 'moment') return formatInstant(value);
  return field?.names?.[value] ?? value;
}

const changeText = ({ label, before, after, hidden }: ShownChange) =>
  hidden ? `${label} değişti` : `${label} ${before} → ${after}`;

/** Everything that a line changed, in one text. */
export const changesText = (line: HistoryLine, currency: Currency): string =>
  shownChanges(line, currency).map(changeText).join('; ');

/** One line on what changed: the change itself, or the first and how many more. */
export function summaryOf(line: HistoryLine, currency: Currency): string {
  if (line.action !== 'DEGISTIR') return '';
  const [first, ...others] = shownChanges(line, currency);
  if (!first) return '';
  return others.length > 0 ? `${changeText(first)} ve ${others.length} alan daha` : changeText(first);
}

/** A record as the wire has it: values beside the names of their fields, and names of records as `categoryName`. */
type Told = Readonly<Record<string, unknown>>;

/** What a later state of a record has otherwise than an earlier one: the label of each such field and its value now. */
export function differences(noun: string, before: Told, now: Told, currency: Currency): [string, string][] {
  const fields = Object.entries(historyFields[noun] ?? {});
  return fields.flatMap(([name, how]): [string, string][] => {
    const key = how.kind === 'record' ? `${name}Name` : name;
    const value = (now[key] ?? null) as HistoryValue; // Of a column that the history knows too.
    if (value === (before[key] ?? null)) return [];
    return [[how.label, writtenAs(how, value, currency)]];
  });
}

/**
 * A column of a record for people: what the history, the trash and the download of all data call it, and how its
 * values are to be read. `names` are the words of its codes, `record` is the name of the record that it points at.
 */
export type HistoryField = {
  label: string;
  kind: 'text' | 'record' | 'money' | 'number' | 'percent' | 'date' | 'moment' | 'yes-no';
  names?: Readonly<Record<string, string>>;
};

export const field = (label: string, kind: HistoryField['kind'] = 'text'): HistoryField => ({ label, kind });

export const choice = (label: string, names: Readonly<Record<string, string>>): HistoryField => ({
  label,
  kind: 'text',
  names,
});

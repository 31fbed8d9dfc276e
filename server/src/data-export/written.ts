import {
  cashFlowTypeNames,
  categoryTypeNames,
  expenseStatusNames,
  incomeStatusNames,
  paymentMethodNames,
  productKindNames,
  projectStatusNames,
} from '@vezne/contract';
import type { Field, Kind } from './sheets';

export type Row = Record<string, unknown>;

/** What people call the words of tables that the contract has no names for. */
const words: Record<string, string> = {
  ...categoryTypeNames,
  ...cashFlowTypeNames,
  ...expenseStatusNames,
  ...incomeStatusNames,
  ...paymentMethodNames,
  ...productKindNames,
  ...projectStatusNames,
};

/** Kuruş, as digits, as an amount with two decimals; exact, whatever the size. */
function amountOf(kurus: string, point: '.' | ','): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(kurus) ?? [];
  const padded = digits.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}${point}${padded.slice(-2)}`;
}

const moment = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Istanbul',
});

// A leading apostrophe keeps spreadsheets from running the text as a formula; one of the text's own stays beside it, and a
// phone number is none. What is read of a statement takes it away by the same rule.
const inert = (text: string) => (/^'*(?!\+[\d ]+$)[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const cellsOf: Record<Exclude<Kind, 'word'>, (value: unknown) => string> = {
  text: (value) => inert(String(value)),
  money: (value) => amountOf(String(value), ','),
  number: (value) => String(value).replace('.', ','),
  day: (value) => String(value).split('-').reverse().join('.'),
  moment: (value) => (value instanceof Date ? moment.format(value) : String(value)),
  flag: (value) => (value === true ? 'Evet' : 'Hayır'),
  json: (value) => inert(JSON.stringify(value)),
  list: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
};

const CSV_EOL = '\r\n';

/** The line of headings, after the mark by which a Turkish Excel knows UTF-8. */
export const csvHead = (fields: Field[]): string =>
  `\ufeff${fields.map(({ title }) => quoted(title)).join(';')}${CSV_EOL}`;

/** A record as a line of CSV: semicolons, decimal commas, days as Turks write them. */
export const csvLine = (fields: Field[], row: Row): string =>
  fields.map((field) => quoted(cellOf(field, row[field.column]))).join(';') + CSV_EOL;

function cellOf({ kind, names = words }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  return kind === 'word' ? inert(names[String(value)] ?? String(value)) : cellsOf[kind](value);
}

/** A record as JSON on one line; amounts are numbers with two decimals, moments are UTC. */
export function jsonLine(fields: Field[], row: Row): string {
  const members = fields.map(
    ({ key, column, kind }) => `${JSON.stringify(key)}:${jsonOf(kind, row[column])}`,
  );
  return `{${members.join(',')}}`;
}

function jsonOf(kind: Kind, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (kind === 'money') return amountOf(String(value), '.');
  // The driver gives 64-bit and exact numbers as digits.
  if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(String(value))) return String(value);
  return JSON.stringify(value);
}

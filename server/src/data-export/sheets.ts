import type { Sql } from '../db/database';
import type { Column, Entry } from '../db/inventory/entry';
import { columnField } from '../db/inventory/field-names';
import { inventory } from '../db/inventory/inventory';
import { fileNames, titles } from './names';

/** How a value is written. `word` is one of a fixed list, `money` are kuruş. */
export type Kind = 'text' | 'word' | 'money' | 'number' | 'day' | 'moment' | 'flag' | 'json' | 'list';

/**
 * A column of a sheet: `sql` reads it as `column`, `key` names it in JSON, `title` stands above it in CSV; `names` are
 * what people call the words of its list.
 */
export type Field = {
  sql: string;
  column: string;
  key: string;
  title: string;
  kind: Kind;
  names?: Readonly<Record<string, string>> | undefined;
};

/** One table of the archive: `where` limits it to what `params` name. */
export type Sheet = {
  path: string;
  from: string;
  where: string;
  params: string[];
  order: string;
  fields: Field[];
};

/** By which column of a table its rows are a person's own. */
export const personColumns: Record<string, string> = {
  account: 'id',
  manager: 'id',
  session: 'manager_id',
  security_alert: 'manager_id',
  saved_view: 'manager_id',
  notification_read: 'manager_id',
  notification_snooze: 'manager_id',
  notification_preference: 'manager_id',
  notification_mail_choice: 'manager_id',
  notification_mailed: 'manager_id',
  digest_sent: 'manager_id',
  assistant_answer: 'created_by',
};

type TableColumn = { table: string; column: string; type: string; generated: string };

const COLUMNS = `
  SELECT table_name AS "table", column_name AS "column", data_type AS type, is_generated AS generated
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`;

type Whom = { companyId: string; managerId: string; scope: 'SIRKET' | 'KISI' };

/**
 * What the archive holds, read off the inventory of personal data and the tables as they are: a table or a column
 * that is new is in it without a line here.
 */
export async function findSheets(sql: Sql, { companyId, managerId, scope }: Whom): Promise<Sheet[]> {
  const columns = await sql.query<TableColumn>(COLUMNS);
  const of = (table: string) => columns.filter((column) => column.table === table);
  const sheets: Sheet[] = [];
  for (const [table, entry] of Object.entries(inventory)) {
    if (scope === 'SIRKET' && entry.exported === 'company')
      sheets.push(sheetOf(table, entry, of(table), { folder: 'sirket', companyId }));
    if (personColumns[table])
      sheets.push(sheetOf(table, entry, of(table), { folder: 'kisisel', companyId, managerId }));
  }
  return sheets;
}

type Place = { folder: string; companyId: string; managerId?: string };

function sheetOf(table: string, entry: Entry, columns: TableColumn[], place: Place): Sheet {
  const shown = columns.filter(({ column, generated }) => isShown(column, generated, entry.columns[column]));
  const names = new Set(shown.map(({ column }) => column));
  const own = place.managerId === undefined ? [] : [place.managerId];
  const company = table === 'company' ? 't.id = $1' : 't.company_id = $1';
  return {
    path: `${place.folder}/${fileNames[table] ?? table.replaceAll('_', '-')}`,
    from: `${table} t`,
    where: own.length > 0 ? `${company} AND t.${personColumns[table]} = $2` : company,
    params: [place.companyId, ...own],
    order:
      ['date', 'at', 'deleted_at', 'created_at', 'id']
        .filter((name) => names.has(name))
        .map((name) => `t.${name}`)
        .join(', ') || '1',
    fields: shown.flatMap((column) => fieldsOf(column, entry.columns[column.column])),
  };
}

/** Not the company's own number on every row, nothing that is worked out, and nothing that is no use outside. */
const isShown = (column: string, generated: string, what: Column | undefined) =>
  column !== 'company_id' &&
  generated !== 'ALWAYS' &&
  (what === undefined || typeof what === 'string' || what.title !== undefined);

const NAMED: Record<string, string> = {
  category_id: 'category',
  project_id: 'project',
  product_id: 'product',
};

function fieldsOf({ table, column, type }: TableColumn, what: Column | undefined): Field[] {
  const known = columnField(table, column);
  const title = (typeof what === 'string' ? what : what?.title) ?? titles[column] ?? known?.label ?? column;
  const field: Field = {
    sql: `t.${column}`,
    column,
    key: camelCase(column),
    title,
    kind: kindOf(column, type, what),
    names: known?.names,
  };
  const named = NAMED[column];
  if (!named) return [field];
  // A number alone says nothing to a reader.
  const name: Field = {
    sql: `(SELECT r.name FROM ${named} r WHERE r.company_id = t.company_id AND r.id = t.${column}) AS ${named}_name`,
    column: `${named}_name`,
    key: `${named}Name`,
    title: titles[`${named}_name`] ?? named,
    kind: 'text',
  };
  return [name, field];
}

function kindOf(column: string, type: string, what: Column | undefined): Kind {
  if (column.endsWith('_kurus')) return 'money';
  if (typeof what === 'object' && what.plain === 'one of a fixed list') return 'word';
  const kinds: Record<string, Kind> = {
    date: 'day',
    'timestamp with time zone': 'moment',
    boolean: 'flag',
    json: 'json',
    jsonb: 'json',
    ARRAY: 'list',
    integer: 'number',
    smallint: 'number',
    bigint: 'number',
    numeric: 'number',
    'double precision': 'number',
  };
  return kinds[type] ?? 'text';
}

const camelCase = (column: string) =>
  column.replace(/_kurus$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a column holds; decides how a cell is written and shown. */
export type CellKind = 'text' | 'money' | 'number' | 'date' | 'month';

/** Text, a number, or a day or month as YYYY-MM-DD or YYYY-MM; null and '' leave the cell empty. */
export type CellValue = string | number | null;

type SheetColumn = { title: string; kind: CellKind };

/** One table of an exported file: a sheet in Excel, a block in CSV. */
export type Sheet = { name: string; columns: SheetColumn[]; rows: CellValue[][] };

export type SheetField<Row> = { title: string; kind?: CellKind; value: (row: Row) => CellValue };

/** A sheet of records: one column per field, one row per record. */
export function sheetOf<Row>(name: string, rows: readonly Row[], fields: readonly SheetField<Row>[]): Sheet {
  return {
    name,
    columns: fields.map(({ title, kind = 'text' }) => ({ title, kind })),
    rows: rows.map((row) => fields.map(({ value }) => value(row))),
  };
}

/** Would a spreadsheet take this text for a formula? A plus before nothing but digits and spaces is a phone number. */
export const looksLikeFormula = (text: string): boolean =>
  /^[=+\-@\t\r]/.test(text) && !/^\+[\d ]+$/.test(text);

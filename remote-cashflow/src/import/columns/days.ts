import { daysAbove, type StatementMapping, type StatementPreview } from '@vezne/contract';

type Chosen = Pick<StatementMapping, 'columns' | 'skip' | 'fillDays'>;

/** The days that rows of the sample with an amount take from above, by their lines. */
export function daysFromAbove(
  sample: StatementPreview['sample'],
  { columns, skip, fillDays }: Chosen,
): ReadonlyMap<number, string> {
  const at = columns.indexOf('TARIH');
  const rows = fillDays ? sample.filter(({ line }) => line > skip) : [];
  const dayOn = (line: number) => rows.find((row) => row.line === line)?.cells[at] ?? '';
  const taken = daysAbove(
    rows.map(({ line, cells, days, ends }) => ({
      line,
      day: days?.includes(at) ? 'OWN' : cells[at]?.trim() ? 'OTHER' : 'NONE',
      ends: ends ?? false,
    })),
  );
  const isAmount = (_: string, place: number) => /^(?:TUTAR|BORC|ALACAK)$/.test(columns[place] ?? '');
  const moves = new Set(
    rows.flatMap(({ line, cells }) => (cells.filter(isAmount).some((cell) => /\d/.test(cell)) ? [line] : [])),
  );
  return new Map(
    [...taken].flatMap(([line, above]) => (moves.has(line) ? [[line, dayOn(above)] as const] : [])),
  );
}

import { type StatementMapping, type StatementPreview, sumsUp } from '@vezne/contract';

type Chosen = Pick<StatementMapping, 'columns' | 'skip' | 'fillDays'>;

/** The days that rows of the sample take from above, by their lines, as the server reads them. */
export function daysFromAbove(
  sample: StatementPreview['sample'],
  { columns, skip, fillDays }: Chosen,
): ReadonlyMap<number, string> {
  const days = new Map<number, string>();
  const at = columns.indexOf('TARIH');
  const isAmount = (_: string, place: number) => /^(?:TUTAR|BORC|ALACAK)$/.test(columns[place] ?? '');
  let day: string | undefined;
  for (const { line, cells } of fillDays ? sample.filter((row) => row.line > skip) : []) {
    const own = cells[at]?.trim();
    if (own || sumsUp(cells)) day = own && /\d/.test(own) && !sumsUp(cells) ? own : undefined;
    else if (day && cells.filter(isAmount).some((cell) => /\d/.test(cell))) days.set(line, day);
  }
  return days;
}

/** What a row tells of days: one of its own, nothing, or other words; `ends` says that days above stand for it no longer. */
export type RowOfDay = { line: number; day: 'OWN' | 'NONE' | 'OTHER'; ends: boolean };

/** By the lines of rows without a day, the lines of those above whose day they take. */
export function daysAbove(rows: readonly RowOfDay[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  let above: number | undefined;
  for (const { line, day, ends } of rows) {
    if (ends || day === 'OTHER') above = undefined;
    else if (day === 'OWN') above = line;
    else if (above !== undefined) taken.set(line, above);
  }
  return taken;
}

const WHOLE = /^[+\-−]?\d{1,3}(?:\.?\d{3})*$/;
const CENTS = /^\d{1,2}(?: ?(?:TL|TRY|₺))?$/i;

/**
 * Puts figures together again that commas have cut in two, where a file sets neither its words nor its amounts in quotation
 * marks ("kira,-12,80"): so many as the row is too wide. Undefined where it may have been other ones.
 */
export function mended(cells: readonly string[], width: number): readonly string[] | undefined {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const cuts = cells.flatMap((cell, at) =>
    at + 1 < end && WHOLE.test(cell.trim()) && CENTS.test(cells[at + 1]?.trim() ?? '') ? [at] : [],
  );
  const tooMany = end - width;
  if (tooMany <= 0 || cuts.length === 0) return cells;
  // Of "1,12,80" nobody knows whose kuruş the 12 is.
  const isShared = cuts.some((at) => cuts.includes(at + 1));
  if (cuts.length !== tooMany || isShared) return undefined;
  return cells.flatMap((cell, at) => {
    if (cuts.includes(at - 1)) return [];
    return cuts.includes(at) ? [`${cell.trim()},${cells[at + 1]?.trim()}`] : [cell];
  });
}

import type { StatementRow, StatementSheet } from '@vezne/contract';

/** Where something stands in a file: in a workbook of several sheets also on which. */
export type Place = { sheet: string | null; line: number };

export type PlacedRow = StatementRow & { place: Place };

/** The lines of sheets that became one table are counted on; each sheet counts its own. */
export function placeOf(line: number, sheets: readonly StatementSheet[] = []): Place {
  const sheet = sheets.findLast(({ before }) => before < line);
  return sheet ? { sheet: sheet.name, line: line - sheet.before } : { sheet: null, line };
}

/** "satır 5", or "Şubat, satır 5". */
export const placeName = ({ sheet, line }: Place) => (sheet ? `${sheet}, satır ${line}` : `satır ${line}`);

import { limits } from '@vezne/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import type { Cell } from './cells/cell';
import { joined } from './sheets';
import { refuse, unknownType } from './table';

const { statement } = limits;

/**
 * Rows of the first sheet that has headings we know, and below them those of all others with the same; without headings
 * those of the first sheet that holds any.
 */
export async function readXlsx(bytes: Uint8Array): Promise<ReturnType<typeof joined>> {
  const files = unpack(bytes);
  for (const [name, content] of Object.entries(files))
    if (/worksheets\/[^/]+\.xml$/.test(name)) checkSheet(content);
  // Packed again without compressing, so that the reader meets no more than was looked at.
  const sheets = await readSheets(Buffer.from(zipSync(withoutHidden(files), { level: 0 }))).catch(() => {
    throw refuse('Excel dosyası okunamadı. Dosyayı Excel’de açıp yeniden kaydedin.');
  });
  return joined(
    sheets
      .filter(({ data }) => data.length > 0)
      .map(({ sheet, data }) => ({
        name: sheet,
        rows: data.map((row, at) => ({ line: at + 1, cells: trimmed(row.map(toCell)) })),
      })),
  );
}

/** The parts that a workbook is read from; refuses what unpacks to more than a statement can be. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^(\[Content_Types\]\.xml|_rels\/|xl\/)/.test(name) || !/\.(xml|rels)$/.test(name)) return false;
        total += originalSize;
        if (total > statement.unpacked) throw refuse('Dosya açıldığında çok büyüyor');
        return true;
      },
    });
    if (!('xl/workbook.xml' in files)) throw unknownType(bytes);
    return files;
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error;
    throw refuse('Excel dosyası okunamadı. Dosyayı Excel’de açıp yeniden kaydedin.');
  }
}

const SHEET = /<(?:\w{1,20}:)?sheet\s[^<]*?\/>/g;
const HIDDEN = /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/;

/** A workbook without the sheets that whoever opens it does not see: copies, lists, what was set aside. */
function withoutHidden(files: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const book = 'xl/workbook.xml';
  const text = strFromU8(files[book] ?? new Uint8Array());
  const seen = text.replace(SHEET, (sheet) => (HIDDEN.test(sheet) ? '' : sheet));
  return seen.search(SHEET) < 0 ? files : { ...files, [book]: strToU8(seen) };
}

const MOST_ROWS = 5 * (statement.rows + statement.head);

/** Refuses sheets with cells so far out that the rows up to them would fill the memory. */
function checkSheet(content: Uint8Array): void {
  const text = new TextDecoder().decode(content);
  for (const [, cell = ''] of text.matchAll(/<(?:\w{1,20}:)?c\s([^<]*)/g)) {
    // A styled cell without a value ends at once.
    if (cell.trimEnd().endsWith('/>')) continue;
    const [, letters = '', row] = /\br\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/.exec(cell) ?? [];
    if (Number(row) > MOST_ROWS)
      throw refuse(`Dosyada en fazla ${statement.rows.toLocaleString('tr')} satır olabilir`);
    if (columnOf(letters) > MOST_COLUMNS)
      throw refuse(`${row}. satırda ${statement.columns} sütundan fazlası var`);
  }
}

const MOST_COLUMNS = 1_024;

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function toCell(value: unknown): Cell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : { day: value.toISOString().slice(0, 10) };
  return value === null || value === undefined ? '' : String(value);
}

function trimmed(cells: Cell[]): Cell[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === '') end--;
  return cells.slice(0, end);
}

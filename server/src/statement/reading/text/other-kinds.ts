import { unzipSync } from 'fflate';

/*
 * Files of which nothing is read, and what to do instead: known by how they begin, archives by the names within.
 */

const FROM_BANK = 'bankanızdan Excel (.xlsx) veya CSV olarak indirip yükleyin.';
const PICTURE = `Resim yerine ekstreyi ${FROM_BANK}`;
const ARCHIVE = 'Sıkıştırılmış dosyayı açıp içindeki Excel veya CSV dosyasını yükleyin.';

const BEGINNINGS: [string, string][] = [
  ['%PDF', `PDF yerine ekstreyi ${FROM_BANK}`],
  ['\x89PNG', PICTURE],
  ['\xff\xd8\xff', PICTURE],
  ['GIF8', PICTURE],
  ['RIFF', PICTURE],
  ['Rar!', ARCHIVE],
  ['7z\xbc\xaf', ARCHIVE],
  ['\x1f\x8b', ARCHIVE],
];

const WITHIN: [RegExp, string][] = [
  [/^xl\/workbook\.bin$/, "Dosyayı Excel'de .xlsx olarak kaydedip yeniden yükleyin."],
  [/^word\//, `Word belgesi yerine ekstreyi ${FROM_BANK}`],
  [/^Index(?:\.zip$|\/)/, "Dosyayı Numbers'tan Excel'e (.xlsx) aktarıp yeniden yükleyin."],
  [/^mimetype$/, 'Dosyayı LibreOffice ile .xlsx olarak kaydedip yeniden yükleyin.'],
];

/** What to do with a file that is none we read; undefined of a kind that nobody expects. */
export function insteadOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (start.startsWith('PK\x03\x04')) return insteadOfZip(bytes);
  // Photographs of a phone.
  if (start.slice(4, 8) === 'ftyp') return PICTURE;
  return BEGINNINGS.find(([beginning]) => start.startsWith(beginning))?.[1];
}

function insteadOfZip(bytes: Uint8Array): string {
  const names: string[] = [];
  unzipSync(bytes, { filter: ({ name }) => names.push(name) < 0 });
  return WITHIN.find(([within]) => names.some((name) => within.test(name)))?.[1] ?? ARCHIVE;
}

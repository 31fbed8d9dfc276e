import { decimalIn, readAmount } from './amounts';
import { readDay } from './dates';
import { type Movement, noTable } from './table';

/*
 * The statement of accounting programs: SGML without closing tags in version 1, XML in version 2. By hand, as MT940 is:
 * what we need are five values of a block, and the line it stands on.
 */

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const unescaped = (text: string) =>
  text.replace(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole).trim();

/** The movements of a file; it holds no opening balance to check them by. */
export function readOfx(text: string): Movement[] {
  const movements: Movement[] = [];
  let values: Map<string, string> | undefined;
  let began = 1;
  let line = 1;
  for (const piece of text.split('<')) {
    const end = piece.indexOf('>');
    const tag = (end < 0 ? '' : piece.slice(0, end)).trim().toUpperCase();
    if (tag === 'STMTTRN') [values, began] = [new Map(), line];
    else if (tag === '/STMTTRN' && values) {
      movements.push(movementOf(values, began));
      values = undefined;
    } else if (values && tag && !tag.startsWith('/')) values.set(tag, unescaped(piece.slice(end + 1)));
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) line++;
  }
  if (values) movements.push(movementOf(values, began));
  if (movements.length === 0) throw noTable();
  return movements;
}

function movementOf(values: ReadonlyMap<string, string>, line: number): Movement {
  const posted = values.get('DTPOSTED') ?? '';
  const figures = values.get('TRNAMT') ?? '';
  const date = readDay(posted.slice(0, 8), 'YAG');
  const amount = readAmount(figures, decimalIn(figures) === 'VIRGUL' ? 'VIRGUL' : 'NOKTA');
  const words = [...new Set([values.get('NAME'), values.get('MEMO')])].filter(Boolean);
  const kurus = amount && 'kurus' in amount ? amount.kurus : null;
  const problem = !date
    ? `Tarih okunamadı: ${posted.slice(0, 40)}`
    : kurus === null
      ? 'Tutar okunamadı'
      : null;
  return {
    line,
    date: date ?? '',
    description: words.join(' '),
    kurus,
    balance: null,
    problem: amount && 'problem' in amount ? amount.problem : problem,
  };
}

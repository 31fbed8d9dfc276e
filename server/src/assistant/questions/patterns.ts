import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from './book';
import { Label } from './corpus';
import { meantBy } from './pattern-meanings';
import { fill } from './pattern-slots';

/** A way to ask for one kind of thing: `head` is the kind ("TOTAL EXPENSE"), slots stand in braces. */
export type Pattern = { head: string; text: string };
export type Filled = { id: string; text: string; label: Label };

/** Patterns of a folder: lines below `= KIND MEASURE`. */
export function readPatterns(folder: string): Pattern[] {
  const found: Pattern[] = [];
  for (const file of readdirSync(folder).sort()) {
    let head = '';
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n'))
      if (line.startsWith('= ')) head = line.slice(2).trim();
      else if (line.trim()) found.push({ head, text: line.trim() });
  }
  return found;
}

/** A pattern said about a ledger; undefined where the ledger has nothing to put into a slot. */
export function filled(pattern: Pattern, book: Book, id: string, seed: number): Filled | undefined {
  const choose = chooser(seed);
  const filling = fill(pattern, book, choose);
  if (!filling) return undefined;
  const label = Label.parse({ id, also: [], ...meantBy(pattern.head, filling) });
  return { id, text: spoken(filling.said, choose), label };
}

/** Chooses one of several by its number. */
export type Choose = <T>(values: readonly T[]) => T | undefined;

/** The same choices every time: a linear congruential generator. */
function chooser(seed: number): Choose {
  let state = seed >>> 0;
  return (values) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)];
  };
}

const BEFORE = [
  '',
  '',
  '',
  '',
  '',
  '',
  'hocam',
  'abi',
  'bir bak',
  'pardon',
  'bana',
  'rica etsem',
  'merhaba,',
];
const AFTER = ['', '', '', '', '', '?', '?', ' acaba', ' lütfen', ' söyler misin', ' ya', ' bi bak'];

const asWritten = (text: string) => `${text.slice(0, 1).toLocaleUpperCase('tr')}${text.slice(1)}`;
const small = (text: string) => text.toLocaleLowerCase('tr');
const bare = (text: string) =>
  text.replaceAll('ı', 'i').replace(/[’']/g, '').normalize('NFD').replace(/\p{M}/gu, '');
const STYLES = [asWritten, small, small, small, (text: string) => bare(small(text)), bare];

/** As people type: polite words around, capitals and Turkish letters often left out. */
function spoken(text: string, choose: Choose): string {
  const whole = `${choose(BEFORE)} ${text}${choose(AFTER)}`.replace(/\s+/g, ' ').trim();
  return choose(STYLES)?.(whole) ?? whole;
}

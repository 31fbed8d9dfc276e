import { fold } from '@vezne/contract';
import things from '../words/things.json';
import { FORM, likeness } from './likeness';

const groups = Object.values(things).map((words) =>
  words.map((word) => fold(word)).filter((word) => !word.includes(' ') && word.length > 2),
);
const byStart = new Map<string, Set<string[]>>();
for (const group of groups)
  for (const word of group) {
    const start = word.slice(0, 3);
    const known = byStart.get(start) ?? new Set<string[]>();
    byStart.set(start, known.add(group));
  }

/** By themselves they say how often, with endings ("aylıkları") what is paid for work. */
const HOW_OFTEN = new Set(['aylik', 'haftalik', 'gunluk']);

/** Words that other people use for the same thing: mazot, motorin and yakıt. */
export function otherWords(asked: string): ReadonlySet<string> {
  const found = new Set<string>();
  if (HOW_OFTEN.has(asked)) return found;
  for (const group of byStart.get(asked.slice(0, 3)) ?? [])
    if (group.some((word) => isMeant(asked, word))) for (const word of group) found.add(word);
  return found;
}

/** "Bir" is not "bira": of three letters no more than the word itself is known. */
const isMeant = (asked: string, word: string): boolean =>
  asked.length > 3 ? likeness(asked, word) >= FORM : asked === word;

import { fold } from '@vezne/contract';
import type { Entry } from '../ledger/ledger';
import { monthNames } from '../words/phrases-time';

const MONTHS = new Set(monthNames.map(fold));
const WORD = /[\p{L}\p{N}.&'’]+/gu;
const SHORTEST = 3;

/** Begins with a capital, is no month, no abbreviation such as SGK or POS, and holds no digit. */
function isNameWord(word: string): boolean {
  if (!/^\p{Lu}/u.test(word) || /\d/.test(word)) return false;
  const letters = word.replace(/[^\p{L}]/gu, '');
  return !MONTHS.has(fold(letters)) && !/^\p{Lu}{2,4}$/u.test(letters);
}

/** The first run of name words of a text, without a mark or a small word between them. */
function firstRun(text: string): string[] {
  const run: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const joined = /^\s*$/.test(text.slice(end, index));
    if (run.length && (!joined || !isNameWord(word))) break;
    if (isNameWord(word)) run.push(word);
    end = index + word.length;
  }
  return run;
}

/**
 * The person or firm that a description names: what follows its last dash ("Kalfa maaşı - Ayşe Demir"), or two
 * or more words with capitals at its beginning ("Kaya Taşeron, kalıp işleri"), the category's own word aside.
 */
export function nameIn({
  description,
  category,
}: Pick<Entry, 'description' | 'category'>): string | undefined {
  const parts = description.split(/\s[-–—]\s/);
  const own = new Set(fold(category).split(/[^\p{L}\p{N}]+/u));
  const tail = parts.length > 1 ? firstRun(parts.at(-1) ?? '') : [];
  const head = tail.length ? [] : firstRun(parts[0] ?? '');
  const words = own.has(fold(head[0] ?? '')) && head.length > 1 && parts.length === 1 ? head.slice(1) : head;
  const run = tail.length ? tail : words.length > 1 ? words : [];
  const name = run.join(' ').replace(/(?<![.'’])[.'’]+$/u, (end) => (run.at(-1)?.length === 2 ? end : ''));
  return fold(name).length >= SHORTEST ? name : undefined;
}

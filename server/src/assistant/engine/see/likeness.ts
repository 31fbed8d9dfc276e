import { endsAsNoun, oneSlip } from '../words/endings-after';
import { isAbbreviation } from './spoken';

const HARD: Record<string, string> = { g: 'k', b: 'p', d: 't' };
const hard = (letter = '') => HARD[letter] ?? letter;

/** From here on a word counts as a form of the other, below it only as a possible slip of it. */
export const FORM = 0.8;

/** How well a word of a question may be a form of a word of the ledger, 0 to 1. Both are folded. */
export function likeness(asked: string, written: string): number {
  if (asked === written) return 1;
  if (asked[0] !== written[0]) return 0;
  const same = lettersShared(asked, written);
  if (same === written.length && isAbbreviation(written) && endsSaid(asked, same)) return 0.9;
  const isSoftened =
    same < asked.length && same < written.length && hard(asked[same]) === hard(written[same]);
  return formLikeness(asked, written, isSoftened ? same + 1 : same) || beginLikeness(asked, written, same);
}

/** One word with an ending of the other's stem, or both with endings of the same; 0 where neither is. */
function formLikeness(asked: string, written: string, stem: number): number {
  if (written.length === stem && isForm(asked, stem)) return stem >= 4 ? 0.95 : 0.85;
  if (stem < 3 || !endsAsNoun(written, stem)) return 0;
  if (asked.length === stem) return stem >= 4 ? 0.93 : FORM;
  return stem >= 4 && endsAsNoun(asked, stem) ? 0.85 : 0;
}

/** Words that begin alike for most of their letters, else what a slip makes of it. */
function beginLikeness(asked: string, written: string, same: number): number {
  if (same >= 5 && same >= Math.min(asked.length, written.length) - 3) return 0.7;
  return slipLikeness(asked, written);
}

function lettersShared(a: string, b: string): number {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  return same;
}

/** The stem with an ending of nouns; "aylık" is no form of "ay". */
function isForm(asked: string, stem: number): boolean {
  if (stem < 2 || !endsAsNoun(asked, stem)) return false;
  return stem > 2 || (asked.length - stem < 4 && !asked.startsWith('lik', stem));
}

/** "kdvyi", "sgkyi": an abbreviation ends with the vowel that it is said with. */
const endsSaid = (asked: string, stem: number) =>
  ['e', 'a'].some((vowel) => endsAsNoun(`${asked.slice(0, stem)}${vowel}${asked.slice(stem)}`, stem + 1));

/** One letter more, less, other or exchanged, in a stem of four letters or more. */
function slipLikeness(asked: string, written: string): number {
  if (Math.min(asked.length, written.length) < 4) return 0;
  for (let cut = Math.max(4, asked.length - 6); cut <= asked.length; cut++) {
    if (Math.abs(cut - written.length) > 1) continue;
    if (cut < asked.length && !endsAsNoun(asked, cut)) continue;
    if (oneSlip(asked.slice(0, cut), written)) return written.length >= 6 ? 0.6 : 0.45;
  }
  return 0;
}

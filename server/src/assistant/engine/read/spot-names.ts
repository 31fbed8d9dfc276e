import { fold } from '@vezne/contract';
import { nameStems, oneSlip } from '../words/endings-after';
import type { LedgerWords } from '../words/ledger-words';
import { readWord } from '../words/lexicon';
import { monthNames } from '../words/phrases-time';
import type { Token } from '../words/tokens';
import type { Item } from './items';

/** A firm, person or plate that stands in the descriptions: the longest run of words found there. */
export function nameAt(tokens: Token[], at: number, ledger: LedgerWords): Item[] {
  for (let length = Math.min(5, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some((token) => token.raw.startsWith('\uE000'))) continue;
    const strange = run.filter((token) => token.kind === 'word' && isStrange(token, ledger));
    if (
      !strange.length ||
      !run.every((token) => token.kind !== 'mark' || ['-', '.', '&'].includes(token.text))
    )
      continue;
    if (run[0]?.kind === 'mark' || run.at(-1)?.kind === 'mark') continue;
    const text = findPhrase(run, ledger);
    if (text === undefined) continue;
    const people = run.length === 1 ? peopleWith(text.text, ledger) : [];
    return [
      {
        meaning: { type: 'text', text: text.text, people },
        from: at,
        to: at + length,
        tags: lastTags(run.at(-1), text.text),
        cost: 1.1 - 0.1 * length + text.slips * 0.7,
      },
    ];
  }
  return [];
}

const isStrange = (token: Token, ledger: LedgerWords) =>
  !token.readings.some(({ mistakes }) => mistakes === 0) && !ledger.stemsAt(token, 0).length;

type PhraseFound = { text: string; slips: number };

function findPhrase(run: Token[], ledger: LedgerWords): PhraseFound | undefined {
  return phraseWritten(run, ledger) ?? phraseNear(run, ledger);
}

function phraseWritten(run: Token[], ledger: LedgerWords): PhraseFound | undefined {
  const last = run.at(-1);
  if (!last) return undefined;
  const before = run.slice(0, -1).map(({ text }) => text);
  for (const stem of last.apostrophe ? [last.text] : nameStems(last.text)) {
    if (before.length === 0 && (stem.length < 2 || isCutShort(stem, last))) continue;
    const text = [...before, stem].map((word) => ledger.asWritten(word)).join(' ');
    if (ledger.hasDescriptionWord(stem) && ledger.inDescriptions(text)) return { text, slips: 0 };
  }
  return undefined;
}

/** "elimizde" is no form of a name "El": a short name must stand as it is. */
const isCutShort = (stem: string, { text, apostrophe, capital }: Token): boolean =>
  !apostrophe && stem.length < text.length && stem.length < (capital ? 3 : 4);

function phraseNear(run: Token[], ledger: LedgerWords): PhraseFound | undefined {
  if (run.at(-1)?.kind !== 'word' || run.some(({ text }) => text.length < 2)) return undefined;
  const corrected = run.map((token, i) => similarWord(token, i === run.length - 1, ledger));
  if (corrected.some((word) => word === undefined)) return undefined;
  const text = corrected.join(' ');
  const slips = corrected.filter((word, i) => !run[i]?.text.startsWith(word ?? '')).length;
  return ledger.inDescriptions(text) && slips <= 2 ? { text, slips } : undefined;
}

/** A name that is neither written with a capital nor this long must be typed right. */
const RECOGNISABLE = 7;

function similarWord(token: Token, inflected: boolean, ledger: LedgerWords): string | undefined {
  const stems = inflected && !token.apostrophe ? nameStems(token.text) : [token.text];
  const exact = stems.find(
    (stem) => (stem.length > 3 || stem === token.text) && ledger.hasDescriptionWord(stem),
  );
  if (exact) return exact;
  // A slip of a grammar word is no person: "ayıdna" is not "Aydın".
  if (!token.capital && token.text.length < RECOGNISABLE) return undefined;
  for (const stem of stems.filter(({ length }) => length >= 5)) {
    const isCut = stem.length < token.text.length;
    const near = [...ledger.descriptionWords].find((word) => isSlipOf(stem, word, isCut));
    if (near) return near;
  }
  return undefined;
}

/** One slip of a word that is none of the language's own; "iplikçi" is derived from "iplik", no slip of it. */
function isSlipOf(stem: string, word: string, isCut: boolean): boolean {
  if (isCut && stem.length > word.length && stem.startsWith(word)) return false;
  return word.length >= 4 && oneSlip(stem, word) && !readWord(word, false).length;
}

function lastTags(token: Token | undefined, text: string): Set<string> {
  const stem = text.split(' ').at(-1) ?? '';
  const ending = token ? (token.apostrophe ? token.ending : token.text.slice(stem.length)) : '';
  const tags = new Set<string>();
  for (const [tag, shape] of CASES) if (shape.test(ending)) tags.add(tag);
  return tags;
}

const CASES: [string, RegExp][] = [
  ['dat', /^[yn]?[ae]$/],
  ['abl', /^n?[dt][ae]n$/],
  ['gen', /^n?[iu]n$/],
  ['ins', /^y?l[ae]$/],
  ['acc', /^[yn]?[iu]$/],
  ['loc', /^n?[dt][ae]/],
];

/** Names in which the word is a first name or a surname, in their spelling of the ledger. */
function peopleWith(word: string, ledger: LedgerWords): string[] {
  const found = new Map<string, string>();
  for (const { description: text, folded } of ledger.entries) {
    if (!folded.includes(word)) continue;
    for (const [run] of text.matchAll(/(?<![\p{L}.])\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*)+/gu)) {
      const parts = run.split(/\s+/).filter(isOfName);
      const words = parts.map(fold);
      if (words.length > 1 && (words[0] === word || words.at(-1) === word))
        found.set(words.join(' '), parts.join(' '));
    }
  }
  return found.size > 1 ? [...found.values()] : [];
}

/** "Elektrik Ekim", "Kalıpsan CTP": months and abbreviations are no surnames. */
const isOfName = (word: string): boolean => !MONTHS.has(fold(word)) && !/^\p{Lu}{2,5}$/u.test(word);
const MONTHS = new Set(monthNames.map(fold));

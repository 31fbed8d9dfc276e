import { fold } from '@vezne/contract';
import asking from '../words/asking.json';
import { endsAsNoun } from '../words/endings-after';
import type { Token } from '../words/tokens';

/** What a stretch of words is about, whichever words were chosen for it. */
export type Concept = { concept: string; from: number; to: number };
type Expression = { concept: string; stems: string[] };

const byStart = new Map<string, Expression[]>();
for (const [concept, expressions] of Object.entries(asking))
  for (const expression of expressions) {
    const stems = fold(expression)
      .split(/[^\p{L}\p{N}%]+/u)
      .filter(Boolean);
    const start = (stems[0] ?? '').slice(0, 2);
    if (start) byStart.set(start, [...(byStart.get(start) ?? []), { concept, stems }]);
  }

const VERBAL =
  /^(?:[dt][iu]|m[iu]s|[iu]yo|yo|[iuae]r|[ey]?[ae]c|m[ae]|[ae]n|s[ae]|[iu]l|[iu]n|[dt][iu]r|[ae]l[iu]|[iu]p|[iu]nc|[ae]$|[iu]$|y[ae]|n$|n[dt]|nir|nur)/;
const SOFT: Record<string, string> = { k: 'g', t: 'd', p: 'b' };

export function conceptsIn(tokens: readonly Token[]): Concept[] {
  const found = tokens.flatMap((token, at) =>
    token.kind === 'mark' ? [] : conceptsAt(tokens, at, byStart.get(token.text.slice(0, 2)) ?? []),
  );
  // A longer expression takes its words from shorter ones.
  return found.filter((each) => !found.some((other) => isLonger(other, each)));
}

const understood = new WeakMap<readonly Token[], ReadonlySet<number>>();

/** Places of words that belong to something that is understood, but for topics that no ledger knows. */
export function understoodAt(tokens: readonly Token[]): ReadonlySet<number> {
  const known = understood.get(tokens);
  if (known) return known;
  const places = conceptsIn(tokens)
    .filter(({ concept }) => !concept.startsWith('OUT_'))
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  const found = new Set(places);
  understood.set(tokens, found);
  return found;
}

const isLonger = (a: Concept, b: Concept) =>
  a.from <= b.from && a.to >= b.to && a.to - a.from > b.to - b.from;

function conceptsAt(tokens: readonly Token[], at: number, expressions: readonly Expression[]): Concept[] {
  const longest = new Map<string, number>();
  for (const { concept, stems } of expressions)
    if (stems.every((stem, i) => isForm(tokens[at + i]?.text ?? '', stem)))
      longest.set(concept, Math.max(longest.get(concept) ?? 0, stems.length));
  return [...longest].map(([concept, length]) => ({ concept, from: at, to: at + length }));
}

function isForm(asked: string, stem: string): boolean {
  if (asked === stem) return true;
  if (stem.length < 2) return false;
  const last = stem.length - 1;
  const softened =
    stem.length > 3 && asked.startsWith(stem.slice(0, -1)) && SOFT[stem[last] ?? ''] === asked[last];
  if (!asked.startsWith(stem) && !softened) return false;
  return stem.length >= 6 || VERBAL.test(asked.slice(stem.length)) || endsAsNoun(asked, stem.length);
}

import { admits, endings, type Node } from './morphology';

const { nominal } = endings('ae');

/** May the word's letters from `cut` on be endings of a noun? For names, whose stems no lexicon holds. */
export function endsAsNoun(word: string, cut: number): boolean {
  const visited = new Set<number>();
  const walk = (at: Node, i: number): boolean => {
    const key = at.id * 64 + i;
    if (visited.has(key) || !admits(at, word, i)) return false;
    visited.add(key);
    if (i === word.length && at.end) return true;
    return (
      at.jumps.some((next) => walk(next, i)) ||
      (at.edges.get(word[i] ?? '') ?? []).some((next) => walk(next, i + 1))
    );
  };
  return walk(nominal, cut);
}

/** Stems of a word of a name, longest first: with each ending that Turkish allows cut off. */
export function nameStems(word: string): string[] {
  const stems: string[] = [];
  for (let length = word.length; length >= 2; length--) {
    if (!endsAsNoun(word, length)) continue;
    const stem = word.slice(0, length);
    stems.push(stem);
    const hard: Record<string, string> = { g: 'k', d: 't', b: 'p' };
    const last = hard[stem.at(-1) ?? ''];
    if (last && length < word.length) stems.push(stem.slice(0, -1) + last);
  }
  return stems;
}

/** Letters differ by one slip at most: another, a missing, an extra letter, or two exchanged. */
export function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

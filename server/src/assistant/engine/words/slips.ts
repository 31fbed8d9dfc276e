/** Which typing mistakes are likely on a Turkish keyboard; letters are folded. */
const ROWS: [letters: string, shift: number][] = [
  ['qwertyuiopgu', 0],
  ['asdfghjklsi', 0.25],
  ['zxcvbnmoc', 0.75],
];

/** Sounds that are confused, whatever the keys: vowels, and voiced with voiceless consonants. */
const SOUNDS = ['ae', 'ei', 'ou', 'iu', 'dt', 'bp', 'gk', 'fv'];

const places = ROWS.flatMap(([letters, shift], row) =>
  [...letters].map((letter, i) => ({ letter, row, x: i + shift })),
);

const near = new Set([
  ...places.flatMap((a) =>
    places
      .filter((b) => a.letter !== b.letter && Math.abs(a.row - b.row) <= 1 && Math.abs(a.x - b.x) <= 1.1)
      .map((b) => a.letter + b.letter),
  ),
  ...SOUNDS.flatMap((pair) => [pair, [...pair].reverse().join('')]),
]);

/** May `typed` stand for `meant`: a key beside it, or a sound like it? */
export const isNear = (typed: string, meant: string): boolean => near.has(typed + meant);

/** Is the letter at `i` likely one too many: struck twice, or together with the key beside it? */
export function isExtra(word: string, i: number): boolean {
  const [before, letter = '', after] = [word[i - 1], word[i], word[i + 1]];
  return [before, after].some((other) => other !== undefined && (other === letter || isNear(letter, other)));
}

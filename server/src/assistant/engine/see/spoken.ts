/** Letters as they are said; folded. */
const NAMES: Record<string, readonly string[]> = {
  b: ['be'],
  c: ['ce'],
  d: ['de'],
  f: ['fe', 'ef'],
  g: ['ge'],
  h: ['he', 'ha'],
  j: ['je'],
  k: ['ke', 'ka'],
  l: ['le', 'el'],
  m: ['me', 'em'],
  n: ['ne', 'en'],
  p: ['pe'],
  r: ['re'],
  s: ['se', 'es'],
  t: ['te'],
  v: ['ve'],
  y: ['ye'],
  z: ['ze'],
};
const ABBREVIATION = /^[bcdfghjklmnprstvyz]{2,4}$/;

/** How an abbreviation sounds when its letters are said: "kadeve" and "kedeve" for "kdv". */
export function spokenAs(word: string): string[] {
  if (!ABBREVIATION.test(word)) return [];
  return [...word].reduce<string[]>(
    (said, letter) => said.flatMap((each) => (NAMES[letter] ?? []).map((name) => each + name)),
    [''],
  );
}

export const isAbbreviation = (word: string): boolean => ABBREVIATION.test(word);

const ENDINGS: [RegExp, string][] = [
  [/^(s?[iu])?n?[dt][ae]n$/, 'abl'],
  [/^(s?[iu])?n?[dt][ae](ki.*)?$/, 'loc'],
  [/^(s?[iu])?n[iu]n$|^[iu]n$/, 'gen'],
  [/^(s?[iu]n|y|n)?[ae]$/, 'dat'],
  [/^(s?[iu]n|y|n)?[iu]$/, 'acc'],
  [/^(s?[iu])?y?l[ae]$/, 'ins'],
  [/^l[iu][kg].*$/, 'lik'],
  [/^(i|u)?m(i|u)z|^s?[iu]$/, 'poss'],
];

/** What an ending after an apostrophe says, without a stem to walk from. */
export function endingTags(ending: string): Set<string> {
  const tags = new Set(ENDINGS.filter(([shape]) => shape.test(ending)).map(([, tag]) => tag));
  if (/ki$|kiler/.test(ending)) tags.add('ki');
  return tags;
}

const ELIDED = /(?<!\p{L})(\p{L})['’`´ʼ‘](\p{L}{3,})/gu;

/** "L'Amor", "D'Angelo": an apostrophe within a name, which no ending follows ("A'nın", "B'ler"); folded text. */
export function elisionsIn(text: string): { written: string; joined: string }[] {
  return [...text.matchAll(ELIDED)].flatMap(([written, letter = '', rest = '']) =>
    /^l[ae]r/.test(rest) || endingTags(rest).size ? [] : [{ written, joined: letter + rest }],
  );
}

/** How words take endings: as they are, behind a possessive ("Mart ayı"), or behind an apostrophe ("Mart 2025"). */
export type Noun = { text: string; kind: 'plain' | 'possessive' | 'name' };
export type Case = 'acc' | 'dat' | 'loc' | 'abl' | 'gen' | 'poss';

export const plain = (text: string): Noun => ({ text, kind: 'plain' });
export const possessive = (text: string): Noun => ({ text, kind: 'possessive' });
export const name = (text: string): Noun => ({ text, kind: 'name' });

const UNITS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

/** The word that a number ends with when it is read aloud. */
function spoken(digits: string): string {
  const at = (back: number) => Number(digits.at(-back) ?? 0);
  return UNITS[at(1)] || TENS[at(2)] || (at(3) ? 'yüz' : digits.length > 3 ? 'bin' : 'sıfır');
}

const CLOSED: Record<string, string> = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' };

/** A noun in a case, by vowel harmony: "Mart 2025’te", "ilk çeyreğe", "Mart ayından". */
export function decline({ text, kind }: Noun, wanted: Case): string {
  const digits = /\d[\d.]{0,25}$/.exec(text)?.[0].replaceAll('.', '');
  const sound = (digits ? spoken(digits) : text).toLocaleLowerCase('tr');
  const ending = kind === 'possessive' ? endingOfPossessive(sound, wanted) : endingOf(sound, wanted);
  const stem = kind === 'plain' && /^[iıuüae]/.test(ending) ? softened(text) : text;
  return `${stem}${kind === 'name' ? '’' : ''}${ending}`;
}

/** The close and the open vowel that follow a sound: "ı" and "a" in "ayı", "aya". */
function vowelsAfter(sound: string): [close: string, open: string] {
  const vowel = [...sound].findLast((letter) => letter in CLOSED) ?? 'e';
  return [CLOSED[vowel] ?? 'i', 'aıou'.includes(vowel) ? 'a' : 'e'];
}

const endsOpen = (sound: string): boolean => /[aeıioöuü]$/.test(sound);

function endingOf(sound: string, wanted: Case): string {
  const [close, open] = vowelsAfter(sound);
  const [y, n, s] = endsOpen(sound) ? ['y', 'n', 's'] : ['', '', ''];
  const d = /[çfhkpsşt]$/.test(sound) ? 't' : 'd';
  return {
    acc: y + close,
    dat: y + open,
    gen: `${n}${close}n`,
    loc: d + open,
    abl: `${d}${open}n`,
    poss: s + close,
  }[wanted];
}

/** Behind "ayı", "giderleri": an n stands before every case. */
function endingOfPossessive(sound: string, wanted: Case): string {
  const [close, open] = vowelsAfter(sound);
  return {
    acc: `n${close}`,
    dat: `n${open}`,
    gen: `n${close}n`,
    loc: `nd${open}`,
    abl: `nd${open}n`,
    poss: `${endsOpen(sound) ? 's' : ''}${close}`,
  }[wanted];
}

/** Two words change before a vowel: "ilk çeyreği", "kaydı". */
const softened = (text: string) => text.replace(/çeyrek$/, 'çeyreğ').replace(/kayıt$/, 'kayd');

/** Turkish capitals: "istanbul" -> "İSTANBUL". */
export const upper = (value: string): string => value.toLocaleUpperCase('tr');

/** Turkish small letters: "ISPARTA" -> "ısparta". */
export const lower = (value: string): string => value.toLocaleLowerCase('tr');

/** First letters of the first and the last word, in Turkish capitals: "ibrahim şen" -> "İŞ". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => upper([...(word ?? '')][0] ?? '')).join('');
}

/** Makes texts comparable for searching: case, dotted and dotless i and accents disappear. */
export function fold(value: string): string {
  return value
    .replace(/[İıI]/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

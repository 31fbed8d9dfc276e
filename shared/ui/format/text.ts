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

/**
 * Folds Turkish text for searching and for comparing names: case, dotted and dotless i and accents disappear.
 * The database function `tr_fold` does the same; a test holds the two together.
 */
export function fold(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/ı/g, 'i')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

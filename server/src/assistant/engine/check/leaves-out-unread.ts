import type { Sight } from '../see/sight';

/**
 * "Makine kalemi alım hariç": what is to be left out is a word that this ledger does not have. A plan that leaves out
 * something else, or nothing, is no reading of that.
 */
export function leavesOutUnread(sight: Sight): boolean {
  return sight.tokens.some(({ text }, at) => OUT.test(text) && isUnread(sight, at - 1));
}

const OUT = /^(?:haric(?:inde|indeki)?|disinda(?:ki)?)$/;
const OF_SOMETHING =
  /^(?:para|gider|masraf|odeme|harcama|kalem|kategori|bedel|ucret|tutar|grub|kism|taraf)\p{L}*$/u;
const POINTS =
  /^(?:normal|olagan|beklen|alisil|sira)|^(?:bu|o|su)(?:n(?:un|lar(?:in)?))?$|^(?:ikisi|hepsi)(?:nin)?$/;

function isUnread(sight: Sight, at: number): boolean {
  const token = sight.tokens[at];
  // "Kartla ödenenler hariç": what was done tells which are meant.
  if (token?.readings.some(({ lemma }) => lemma.endsWith('-'))) return false;
  // "İşçi parası hariç": what the money is for stands before.
  if (token && OF_SOMETHING.test(token.text)) return isUnread(sight, at - 1);
  if (token?.kind !== 'word' || POINTS.test(token.text) || sight.words.has(at)) return false;
  const { categories, phrases, methods, periods, weekdays, limits } = sight;
  const read = [...methods, ...periods, ...weekdays, ...limits, ...categories];
  return (
    !read.some(({ from, to }) => from <= at && at < to) &&
    !phrases.some((each) => each.at <= at && at < each.to)
  );
}

import type { PlanStep } from '@vezne/contract';
import { numberAt } from '../words/numbers';
import type { Token } from '../words/tokens';
import { type Clue, isOf, says, wordAt } from './clue';

/** "Kaçı 3.500 liradan yüksek", "kaç ayrı ödeme". */
const howMany: Clue = ({ steps, tokens }) => asksHowMany(tokens) && !steps.some(isCounted);

/** "İlk üç müşteri", "en düşük tutarlı 3 gider". */
const thisMany: Clue = ({ steps, tokens }) => {
  const few = fewIn(tokens);
  return (
    few !== undefined &&
    steps.some((step) => step.op === 'EXTREME' || ('n' in step && step.n !== null && step.n !== few))
  );
};

/** "Hangi firmalar" are more than one. */
const several: Clue = ({ steps, tokens }) =>
  asksForSeveral(tokens) && steps.some((step) => 'n' in step && step.n === 1);

/** "Bunların toplamı" after the three largest is no sum of all. */
const ofThese: Clue = (asked) =>
  says(asked, /^(?:bun|on|sun)lar/) && isOfFew(asked.before?.steps.at(-1)) && isOf(asked, 'TOTAL');

/** "Ortanca" is no average. */
const median: Clue = (asked) => says(asked, /^(?:ortanca|medyan)/) && !isOf(asked, 'MEDIAN');

/** "Beş bin altı": 5.006, or less than 5.000. */
const openAmount: Clue = ({ tokens }) =>
  tokens.some(({ text }, at) => text === 'alti' && isOpenAmount(tokens, at));

/** "Unun çuvalı kaça gelmiş": no record tells how many there were. */
const priceOfUnit: Clue = ({ tokens }) =>
  tokens.some(({ text }, at) => /^kaca?$/.test(text) && UNIT_PRICED.test(wordAt(tokens, at - 1)));

export const numbers: readonly Clue[] = [
  howMany,
  thisMany,
  several,
  ofThese,
  median,
  openAmount,
  priceOfUnit,
];

const UNIT_PRICED =
  /^(?:cuval|kilo(?:su|sunu)?$|kilogram|litre|metre|metrekare|ton[ui]|koli|paket|teneke|varil)/;

/** Were only some of the records, or groups of them, shown? */
const isOfFew = (step: PlanStep | undefined): boolean =>
  step?.op === 'TOP_RECORDS' || (step !== undefined && 'n' in step && step.n !== null);

/** "Hangi kalemler", "kimler". */
const asksForSeveral = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) => text === 'kimler' || (text === 'hangi' && SEVERAL.test(wordAt(tokens, at + 1))),
  );
const SEVERAL = /^(?:firma|kisi|musteri|kategori|kalem|tedarikci|bayi|harcama|odeme|gider|gelir)l[ae]r/;

/** What answers "kaç": a number of records, or of months, days and the like. */
const isCounted = (step: PlanStep): boolean =>
  COUNTING.has(step.op) ||
  ('of' in step && step.of === 'COUNT') ||
  ('answer' in step && step.answer === 'COUNT');
const COUNTING = new Set<PlanStep['op']>(['COUNT', 'RUNWAY', 'EXISTS', 'COVERAGE']);

const RECORDS =
  /^(?:odeme|kayit|kayd|islem|hareket|fis|fatura|tahsilat|harcama|alim|giris|cikis|kalem)\p{L}*$/u;

function asksHowMany(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => {
    if (/^yuzde|^%$/.test(wordAt(tokens, at - 1))) return false;
    const next = wordAt(tokens, at + 1);
    // "Kaçı buldu" asks what it came to.
    if (/^kaci$/.test(text) && /^(?:bul|gec|as|gor)(?:du|dik|ti|mis|mus)/.test(next)) return false;
    if (/^kac(?:i|idir|iymis)$/.test(text)) return true;
    return (
      /^kac(?:ar)?$/.test(text) &&
      (RECORDS.test(next) || /^(?:ayri|farkli|tane|adet|kez|defa|kere|sefer)$/.test(next))
    );
  });
}

const isOpenAmount = (tokens: readonly Token[], at: number): boolean =>
  /^(?:bin|yuz|milyon)$/.test(wordAt(tokens, at - 1)) && !/^(?:bin|yuz|lira|tl)/.test(wordAt(tokens, at + 1));

/** How many are asked for: "ilk üç müşteri", "en düşük tutarlı 3 gider", but not "ilk üç ay". */
function fewIn(tokens: readonly Token[]): number | undefined {
  const behind = tokens.flatMap(({ text }, at) =>
    text === 'ilk' ? [at + 1] : text === 'en' ? [at + 2, at + 3] : [],
  );
  return behind.map((at) => countAt(tokens, at)).find((count) => count !== undefined);
}

/** A number of things, two to fifty. */
function countAt(tokens: readonly Token[], at: number): number | undefined {
  const found = numberAt(tokens, at);
  const count = Number(found?.hundredths ?? 0n) / 100;
  const next = wordAt(tokens, at + (found?.length ?? 0));
  const isCount = Number.isInteger(count) && count > 1 && count <= 50;
  return isCount && next && !UNIT.test(next) ? count : undefined;
}
const UNIT = /^(?:gun|hafta|ay|ceyre|yil|sene|taksit|saat|yari|bin|lira|tl|milyon)/;

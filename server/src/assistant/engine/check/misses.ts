import type { Plan, PlanStep } from '@vezne/contract';
import { numberAt } from '../words/numbers';
import type { Token } from '../words/tokens';
import { asksYesNo, cuesIn } from './claimed';

/**
 * What a question says so clearly that a plan without it is no reading of it, however likely it looks. Such a plan may
 * be offered, but is not answered.
 */
export function misses({ steps }: Plan, tokens: readonly Token[], before: Plan | undefined): boolean {
  const inTalk = before !== undefined;
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  // "Yüzde beş artsaydı", "iki katı olsaydı": what would have been is no sum of what was.
  if (says(UNREAL) && says(/^(?:yuzde|%|kat[iı]|misli)/) && !steps.some(({ op }) => op === 'WHAT_IF'))
    return true;
  // "Kaçı 3.500 liradan yüksek", "kaç ayrı ödeme".
  if (asksHowMany(tokens) && !steps.some(isCounted)) return true;
  // "Tutarını rica edebilir miyim" asks for something, not whether.
  if (steps.some(({ op }) => op === 'EXISTS') && says(/^(tutar|toplam)/) && !asksYesNo(tokens)) return true;
  // "Bayramda", "son ay": when that was is asked back.
  const isUndated = steps.every(({ op, period }) => SUMS.has(op) && !period);
  if (isUndated && cuesIn(tokens).includes('VAGUE_PERIOD') && (says(FEAST) || !namesFeast(steps)))
    return true;
  // "Yıl sonunda kasada ne olur tahmin et" asks for no balance of today.
  if (says(/^(?:ongor|tahmin|kestir)/) && steps.some(({ op }) => op === 'BALANCE')) return true;
  // "Beş bin altı": 5.006 or less than 5.000.
  if (tokens.some(({ text }, at) => text === 'alti' && isOpenAmount(tokens, at))) return true;
  // "Net kaç lira azalırdı, farkı yaz".
  if (says(/^fark/) && steps.some((step) => step.op === 'WHAT_IF' && step.answer === 'NEW')) return true;
  // "Hangi firmalar" are more than one.
  if (asksForSeveral(tokens) && steps.some((step) => 'n' in step && step.n === 1)) return true;
  // "Gelir sıfır olsa kaç ay dayanırız".
  if (says(NOTHING) && steps.some((step) => step.op === 'RUNWAY' && !step.withoutIncome)) return true;
  // "Son ödemeden bugüne kaç gün oldu" looks at more than today.
  if (steps.some(isWithinADay)) return true;
  // "İlk üç müşteri", "en düşük tutarlı 3 gider".
  const few = howMany(tokens);
  if (
    few &&
    steps.some((step) => step.op === 'EXTREME' || ('n' in step && step.n !== null && step.n !== few))
  )
    return true;
  // "… bir de güncel bakiyeyi".
  if (!inTalk && says(/^bakiye/) && !steps.some(({ op }) => HELD.has(op))) return true;
  // "Eskiden yeniye".
  if (says(/^yeniye$/) && steps.some((step) => step.op === 'LIST' && step.order !== 'OLDEST')) return true;
  // "Normalin çok üstünde bir ödeme var mı".
  if (says(ABOVE) && steps.some((step) => step.op === 'ANOMALIES' && !step.highOnly)) return true;
  // "Eylülle mukayese et" puts two things side by side.
  if (says(COMPARED) && steps.length < 2 && !steps.some(({ op }) => SIDES.has(op))) return true;
  // "Sigortayı saymazsak": what is left out is in the plan.
  if (!inTalk && leavesOut(tokens) && !steps.some(isWithout)) return true;
  // "Kaç ayı kârla tamamladık" counts no months of a loss.
  const gains = says(GAIN);
  if (gains !== says(LOSS) && steps.some((step) => isOfLoss(step) === gains)) return true;
  // "En büyük zarar hangi ayda": the month that was left with least.
  if (says(/^zarar/) && !says(/^az$/) && steps.some(isOfNoLoss)) return true;
  // "Hangi değirmene ne kadar ödedik" asks for each of them.
  if (asksForEach(tokens) && steps.every(({ op }) => op === 'TOTAL')) return true;
  // "En çok hangi kumaşçıya para verdik" asks for somebody, who may have got it in many records.
  if (asksWhomMost(tokens) && steps.some(({ op }) => op === 'EXTREME' || op === 'TOP_RECORDS')) return true;
  // "Ekim ve kasım ayrı ayrı" asks for more than one figure.
  if (!inTalk && saysApart(tokens) && steps.length < 2 && !steps.some(({ op }) => SIDES.has(op))) return true;
  // "Unun çuvalı kaça gelmiş": no record tells how many there were.
  if (asksPriceOfUnit(tokens)) return true;
  // "Bir önceki aya göre" after a question about March is February.
  if (before && says(/^onceki$/) && steps.some((step) => SIDES.has(step.op) && !isOfSameTime(step, before)))
    return true;
  // The middle one is no average.
  if (says(/^(?:ortanca|medyan)/) && !steps.some(({ op }) => op === 'MEDIAN')) return true;
  // "Yılın ilk çeki" is one of this year.
  if (!inTalk && saysOfYear(tokens) && steps.every(({ period }) => !period)) return true;
  // "Bunların toplamı" after the three largest is no sum of all.
  if (says(THESE) && isOfFew(before?.steps.at(-1)) && steps.some(({ op }) => op === 'TOTAL')) return true;
  // Which row of the answer before that was is not known here.
  return inTalk && says(POINTING);
}

/** Were only some of the records, or groups of them, shown? */
const isOfFew = (step: PlanStep | undefined): boolean =>
  step?.op === 'TOP_RECORDS' || (step !== undefined && 'n' in step && step.n !== null);
const THESE = /^(?:bun|on|sun)lar/;

const asksWhomMost = (tokens: readonly Token[]): boolean => {
  const isMost = tokens.some(
    ({ text: word }, at) => word === 'en' && /^(?:cok|az|fazla)$/.test(text(tokens, at + 1)),
  );
  const isWhom = ({ text: word }: Token, at: number) =>
    /^(?:kime|kimlere|hangisine)$/.test(word) ||
    (word === 'hangi' && /[cs][iu]?(?:l[ae]r)?y?[ae]$/.test(text(tokens, at + 1)));
  return isMost && tokens.some(isWhom);
};

const saysApart = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text: word }, at) => word === 'ayri' && text(tokens, at + 1) === 'ayri');

const isWithinADay = (step: PlanStep): boolean =>
  step.op === 'OCCURRENCE' &&
  step.answer === 'DAYS' &&
  step.period?.kind === 'RELATIVE' &&
  step.period.unit === 'DAY';

const isOfNoLoss = (step: PlanStep): boolean =>
  step.op === 'BEST_MONTHS' && (step.measure !== 'NET' || step.rank !== 'SMALLEST');

const asksForEach = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text: word }, at) =>
      word === 'hangi' &&
      /(?:[ae]|[td][ae]n)$/.test(text(tokens, at + 1)) &&
      !TIME.test(text(tokens, at + 1)),
  ) && tokens.some(({ text: word }, at) => word === 'ne' && text(tokens, at + 1) === 'kadar');
const TIME = /^(?:gun|hafta|ay|ceyre|yil|sene|tarih|donem|mevsim)/;

const asksPriceOfUnit = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text: word }, at) => /^kaca?$/.test(word) && UNIT_PRICED.test(text(tokens, at - 1)));
const UNIT_PRICED =
  /^(?:cuval|kilo(?:su|sunu)?$|kilogram|litre|metre|metrekare|ton[ui]|koli|paket|teneke|varil)/;

/** Is what was asked before set against something, or is it the other side? */
const isOfSameTime = (step: PlanStep, { steps }: Plan): boolean => {
  const asked = steps.at(-1)?.period;
  if (asked?.kind !== 'MONTH') return true;
  const sides = [step.period, 'other' in step ? step.other?.period : null];
  return sides.some((side) => JSON.stringify(side) === JSON.stringify(asked));
};

/** Months of a loss, or of a gain; neither where something else is asked. */
const isOfLoss = (step: PlanStep): boolean | undefined =>
  step.op === 'MONTHS_WHERE' && 'net' in step.when ? step.when.net === 'NEGATIVE' : undefined;
const GAIN = /^(?:kar(?:la|li|da|a)?|arti(?:yla|da|ya)?)$/;
const LOSS = /^(?:zarar|eksi|negatif|acik)/;

const saysOfYear = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) => /^(?:yil|sene)n?in$/.test(token.text) && /^(?:ilk|son|en)$/.test(text(tokens, at + 1)),
  );

/** "Hangi kalemler", "kimler". */
const asksForSeveral = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) => token.text === 'kimler' || (token.text === 'hangi' && SEVERAL.test(text(tokens, at + 1))),
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
  return tokens.some((token, at) => {
    if (/^yuzde|^%$/.test(text(tokens, at - 1))) return false;
    // "Kaçı buldu" asks what it came to.
    if (/^kaci$/.test(token.text) && /^(?:bul|gec|as|gor)(?:du|dik|ti|mis|mus)/.test(text(tokens, at + 1)))
      return false;
    if (/^kac(?:i|idir|iymis)$/.test(token.text)) return true;
    return (
      /^kac(?:ar)?$/.test(token.text) &&
      (RECORDS.test(text(tokens, at + 1)) ||
        /^(?:ayri|farkli|tane|adet|kez|defa|kere|sefer)$/.test(text(tokens, at + 1)))
    );
  });
}

const FEAST = /^(?:bayram|ramazan|tatil|sezon)(?:da|de)(?:ki)?\p{L}{0,4}$/u;
/** "Bayram ikramiyesi" is no time. */
const namesFeast = (steps: readonly PlanStep[]): boolean =>
  steps.some(({ filter }) => /bayram|ramazan|tatil|sezon/i.test(JSON.stringify(filter)));
const SUMS = new Set<PlanStep['op']>([
  'TOTAL',
  'COUNT',
  'NET',
  'FLOW',
  'AVERAGE',
  'LIST',
  'TOP_RECORDS',
  'GROUPS',
]);
const isOpenAmount = (tokens: readonly Token[], at: number): boolean =>
  /^(?:bin|yuz|milyon)$/.test(tokens[at - 1]?.text ?? '') &&
  !/^(?:bin|yuz|lira|tl)/.test(tokens[at + 1]?.text ?? '');

const UNREAL = /s[ae]yd[iu]/;
const NOTHING =
  /^(sifir\p{L}*|hic|kesil\p{L}*|dursa\p{L}*|durursa|(?:gir|gel)m(?:ez|es|eden|eksizin)\p{L}*)$/u;
const POINTING = /^(ilkin(in?|de|den|e)|(birinci|ikinci|ucuncu|dorduncu|besinci|sonuncu)s[iu]n\p{L}*)$/u;

/** How many are asked for: "ilk üç müşteri", "en düşük tutarlı 3 gider", but not "ilk üç ay". */
function howMany(tokens: readonly Token[]): number | undefined {
  const behind = tokens.flatMap(({ text }, at) =>
    text === 'ilk' ? [at + 1] : text === 'en' ? [at + 2, at + 3] : [],
  );
  return behind.map((at) => countAt(tokens, at)).find((count) => count !== undefined);
}

/** A number of things, two to fifty. */
function countAt(tokens: readonly Token[], at: number): number | undefined {
  const found = numberAt([...tokens], at);
  const count = Number(found?.hundredths ?? 0n) / 100;
  const next = text(tokens, at + (found?.length ?? 0));
  const isCount = Number.isInteger(count) && count > 1 && count <= 50;
  return isCount && next && !UNIT.test(next) ? count : undefined;
}
const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';
const UNIT = /^(?:gun|hafta|ay|ceyre|yil|sene|taksit|saat|yari|bin|lira|tl|milyon)/;

const HELD = new Set<PlanStep['op']>([
  'BALANCE',
  'YEAR_END_BALANCE',
  'RUNWAY',
  'ACCOUNTS',
  'SUMMARY',
  'WHAT_IF',
]);

const ABOVE = /^(?:ustunde|uzerinde|yuksek|kabarik|siskin|pahali|fahis)\p{L}{0,4}$/u;

const COMPARED = /^(?:mukayese|kiyasla|kiyaslar|karsilastir|karsilastirir)$/u;
const SIDES = new Set<PlanStep['op']>([
  'COMPARE',
  'GROWTH',
  'FLOW',
  'EXPLAIN',
  'GROUPS',
  'SERIES',
  'SUMMARY',
]);

const OUT =
  /^(?:(?:say|kat)ma(?:zsa[kmn]?|yinca|yip|dan)|cikar(?:irsa[kmn]?|inca)|ayikla\p{L}*|dus(?:ers(?:ek|en))?|haric(?:inde)?)$/u;
const leavesOut = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => OUT.test(text));

const isWithout = (step: PlanStep): boolean =>
  step.op === 'WHAT_IF' ||
  step.op === 'RUNWAY' ||
  /"not(?:Categories|Methods|Texts|Words)":\[[^\]]/.test(JSON.stringify(step));

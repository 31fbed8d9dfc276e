import type { PlanStep } from '@vezne/contract';
import { asksYesNo } from '../check/claimed';
import { type Clue, isOf, says, wordAt } from './clue';

/** "Yüzde beş artsaydı", "iki katı olsaydı": what would have been is no sum of what was. */
const whatIf: Clue = (asked) =>
  says(asked, /s[ae]yd[iu]/) && says(asked, /^(?:yuzde|%|kat[iı]|misli)/) && !isOf(asked, 'WHAT_IF');

/** "Net kaç lira azalırdı, farkı yaz". */
const difference: Clue = (asked) =>
  says(asked, /^fark/) && asked.steps.some((step) => step.op === 'WHAT_IF' && step.answer === 'NEW');

/** "Tutarını rica edebilir miyim" asks for something, not whether. */
const amount: Clue = (asked) =>
  isOf(asked, 'EXISTS') && says(asked, /^(tutar|toplam)/) && !asksYesNo(asked.tokens);

/** "Yıl sonunda kasada ne olur tahmin et" asks for no balance of today. */
const forecast: Clue = (asked) => says(asked, /^(?:ongor|tahmin|kestir)/) && isOf(asked, 'BALANCE');

/** "… bir de güncel bakiyeyi". */
const balance: Clue = (asked) => !asked.before && says(asked, /^bakiye/) && !isOf(asked, ...HELD);

/** "Gelir sıfır olsa kaç ay dayanırız". */
const withoutIncome: Clue = (asked) =>
  says(asked, NOTHING) && asked.steps.some((step) => step.op === 'RUNWAY' && !step.withoutIncome);

/** "Normalin çok üstünde bir ödeme var mı". */
const above: Clue = (asked) =>
  says(asked, ABOVE) && asked.steps.some((step) => step.op === 'ANOMALIES' && !step.highOnly);

/** "Kaç ayı kârla tamamladık" counts no months of a loss. */
const gainOrLoss: Clue = (asked) => {
  const gains = says(asked, GAIN);
  return gains !== says(asked, LOSS) && asked.steps.some((step) => isOfLoss(step) === gains);
};

/** "En büyük zarar hangi ayda": the month that was left with least. */
const loss: Clue = (asked) => says(asked, /^zarar/) && !says(asked, /^az$/) && asked.steps.some(isOfNoLoss);

/** "Sigortayı saymazsak": what is left out is in the plan. */
const without: Clue = (asked) => !asked.before && says(asked, OUT) && !asked.steps.some(isWithout);

/** "İkincisinin" of an answer that shows no rows: which one it is nobody knows. */
const thatRow: Clue = (asked) => asked.before !== undefined && says(asked, POINTING);

/** "Garip gelen bir kayıt var mı": what seems strange did not come in. */
const seemsStrange: Clue = ({ steps, tokens }) =>
  steps.some(({ measure }) => measure === 'INCOME') &&
  tokens.some(({ text }, at) => STRANGE.test(text) && /^gel(?:en|iyor|di|mis)/.test(wordAt(tokens, at + 1)));

export const kinds: readonly Clue[] = [
  whatIf,
  difference,
  amount,
  forecast,
  balance,
  withoutIncome,
  above,
  gainOrLoss,
  loss,
  without,
  thatRow,
  seemsStrange,
];

const HELD: readonly PlanStep['op'][] = [
  'BALANCE',
  'YEAR_END_BALANCE',
  'RUNWAY',
  'ACCOUNTS',
  'SUMMARY',
  'WHAT_IF',
];

const NOTHING =
  /^(sifir\p{L}*|hic|kesil\p{L}*|dursa\p{L}*|durursa|(?:gir|gel)m(?:ez|es|eden|eksizin)\p{L}*)$/u;
const ABOVE = /^(?:ustunde|uzerinde|yuksek|kabarik|siskin|pahali|fahis)\p{L}{0,4}$/u;

const GAIN = /^(?:kar(?:la|li|da|a)?|arti(?:yla|da|ya)?)$/;
const LOSS = /^(?:zarar|eksi|negatif|acik)/;
/** Months of a loss, or of a gain; neither where something else is asked. */
const isOfLoss = (step: PlanStep): boolean | undefined =>
  step.op === 'MONTHS_WHERE' && 'net' in step.when ? step.when.net === 'NEGATIVE' : undefined;
const isOfNoLoss = (step: PlanStep): boolean =>
  step.op === 'BEST_MONTHS' && (step.measure !== 'NET' || step.rank !== 'SMALLEST');

const OUT =
  /^(?:(?:say|kat)ma(?:zsa[kmn]?|yinca|yip|dan)|cikar(?:irsa[kmn]?|inca)|ayikla\p{L}*|dus(?:ers(?:ek|en))?|haric(?:inde)?)$/u;
const isWithout = (step: PlanStep): boolean =>
  step.op === 'WHAT_IF' ||
  step.op === 'RUNWAY' ||
  /"not(?:Categories|Methods|Texts|Words)":\[[^\]]/.test(JSON.stringify(step));

const STRANGE = /^(?:garip|tuhaf|acayip|ilginc|anormal|ters|pahali|supheli|sasirtici|mantiksiz)$/;
const POINTING = /^(ilkin(in?|de|den|e)|(birinci|ikinci|ucuncu|dorduncu|besinci|sonuncu)s[iu]n\p{L}*)$/u;

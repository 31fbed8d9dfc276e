import { PlanStep } from '@vezne/contract';
import { tokenise } from '../words/tokens';
import { claimed } from './claimed';

const side = { measure: 'EXPENSE', filter: {}, period: null };
const step = (op: string, more: object) => PlanStep.parse({ op, ...side, ...more });
const trend = step('TREND', { claim: null });
const compare = step('COMPARE', { other: side, of: 'SUM', percent: false, claim: null });
const net = step('NET', { claim: null });
const doubles = step('DUPLICATES', { answer: 'LIST', claim: null });

test.each([
  ['yakıt giderleri azalma eğilimi gösterdi mi', trend, 'DOWN'],
  ['kira artıyor mu', trend, 'UP'],
  ['kira bu yıl daha mı fazla', compare, 'MORE'],
  ['ağustos gideri temmuzu geçti mi', compare, 'MORE'],
  ['zarar mı ettik', net, 'NEGATIVE'],
  ['mükerrer kayıt bulunuyor mu', doubles, 'EXISTS'],
  ['defterin tamamını inceliyor musun', step('COVERAGE', { claim: null }), 'ALL'],
])('"%s" claims something', (question, plan, claim) => {
  expect(claimed(plan, tokenise(question))).toEqual({ ...plan, claim });
});

test.each([
  ['yakıt giderleri ne kadar azaldı', trend],
  ['kâr mı ettik zarar mı', net],
  ['azalan giderleri gösterir misin', trend],
  ['kira geçen yıldan ne kadar fazla', compare],
])('"%s" claims nothing', (question, plan) => {
  expect(claimed(plan, tokenise(question))).toEqual(plan);
});

test('what the grammar understood to be claimed stays', () => {
  const said = { ...trend, claim: 'FLAT' as const };
  expect(claimed(said as PlanStep, tokenise('kira artıyor mu'))).toEqual(said);
});

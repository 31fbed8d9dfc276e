import type { Plan } from '@vezne/contract';
import type { Reply } from '../ask/reply';
import type { Ranked } from '../rank/rank';
import { decide, type Understood } from './decide';

const plan: Plan = { steps: [{ op: 'TOTAL', measure: 'EXPENSE', filter: {}, period: null }] };
const doubt: Reply = {
  action: 'CLARIFY',
  reason: 'period',
  offers: [{ sentence: 'Ne kadar harcadık?', plan }],
};
const beyond: Ranked = { parts: [], key: 'beyond', cls: 'BEYOND', features: [], log: 0, p: 0.6 };
const side = { measure: 'EXPENSE', filter: {}, period: null, bits: new Uint32Array(1) } as const;
const total: Ranked = { ...beyond, parts: [{ kind: 'TOTAL', n: null, side }], key: 'total', cls: 'TOTAL' };
const decided = (grammar: Reply, readings: readonly Ranked[], more: Partial<Understood> = {}) =>
  decide({
    grammar,
    readings,
    talk: 'none',
    written: true,
    isOfNoRecord: () => false,
    misses: () => false,
    length: 5,
    currency: 'TRY',
    ...more,
  });

test('which period is meant is asked where the grammar read all else', () => {
  expect(decided({ ...doubt, plan }, [beyond])).toMatchObject({ action: 'CLARIFY', reason: 'period' });
});

test('which period is meant is not asked where it is likeliest that nothing here answers', () => {
  expect(decided(doubt, [beyond])).toMatchObject({ action: 'REFUSE' });
});

test('a likely reading that leaves out what was said is not answered', () => {
  const of = (isMissing: boolean) =>
    decided({ action: 'ANSWER', plan }, [{ ...total, p: 0.99 }], { misses: () => isMissing }).action;
  expect([of(false), of(true)]).toEqual(['ANSWER', 'CLARIFY']);
});

test('what is left when the likely readings leave something out is answered only where it was likely at all', () => {
  const count: Ranked = { ...total, parts: [{ kind: 'COUNT', n: null, side }], key: 'count', cls: 'COUNT' };
  const isCount = ({ steps: [step] }: Plan) => step?.op === 'COUNT';
  const of = (p: number) =>
    decided(
      doubt,
      [
        { ...count, p: 1 - p },
        { ...total, p },
      ],
      { misses: isCount },
    ).action;
  expect([of(0.4), of(0.01)]).toEqual(['ANSWER', 'CLARIFY']);
});

test('where there is no record the grammar’s own reading is answered, however doubtful what is meant', () => {
  const doubted: Ranked = { ...beyond, key: 'ask', cls: 'ASK', p: 0.79 };
  const readings = [doubted, { ...total, features: ['old:answer'], p: 0.2 }];
  const of = (isEmpty: boolean) =>
    decided({ action: 'ANSWER', plan }, readings, { isOfNoRecord: () => isEmpty }).action;
  expect([of(true), of(false)]).toEqual(['ANSWER', 'CLARIFY']);
});

test('nothing but a greeting is greeted, however doubtful a conversation is', () => {
  const doubted: Ranked = { ...beyond, key: 'ask', cls: 'ASK', p: 0.9 };
  expect(decided({ action: 'HELP' }, [doubted], { talk: 'open' })).toEqual({ action: 'HELP' });
});

test('why something is refused is told by what is likely where the grammar only knows a word less', () => {
  const order: Ranked = { ...beyond, key: 'write', cls: 'REFUSE:write', p: 0.7 };
  const why = (reason: 'unknown_entity' | 'other_tenant') =>
    decided({ action: 'REFUSE', reason }, [order, { ...beyond, p: 0.3 }]);
  expect(why('unknown_entity')).toMatchObject({ action: 'REFUSE', reason: 'write' });
  expect(why('other_tenant')).toMatchObject({ action: 'REFUSE', reason: 'other_tenant' });
});

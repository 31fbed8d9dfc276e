import { type Part, planOf } from '../propose/part';
import type { Ranked } from '../rank/rank';
import { entry, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { look } from '../see/sight';
import { asItIsNow } from './as-it-is-now';

const index = new LedgerIndex(shop.map(entry));
const sumOf = (...categories: string[]): Ranked => {
  const filter = { categories };
  const side = { measure: 'VOLUME', filter, period: null, bits: index.bitsOf(filter) } as const;
  const part: Part = { kind: 'TOTAL', n: null, side };
  return { parts: [part], key: 'total', cls: 'TOTAL', features: [], log: 0, p: 1 };
};
const asked = (question: string, ...categories: string[]) =>
  asItIsNow([sumOf(...categories)], look(question, index), index).map(({ parts }) => planOf(parts)?.steps[0]);

test.each(['dükkan kirası ne kadar', 'dükkan kirası kaç oldu', 'dükkan kirası kaç lira?'])(
  '"%s" asks for the last one',
  (question) => {
    expect(asked(question, 'Dükkân Kirası')).toMatchObject([
      { op: 'OCCURRENCE', measure: 'EXPENSE', which: 'LAST', period: null },
    ]);
  },
);

test.each([
  ['dükkan kirası toplam ne kadar', ['Dükkân Kirası']],
  ['dükkan kirasına ne kadar ödedik', ['Dükkân Kirası']],
  ['bu yıl dükkan kirası ne kadar', ['Dükkân Kirası']],
  // Two things, each with an amount of its own.
  ['kira ne kadar', ['Dükkân Kirası', 'Depo Kirası']],
])('"%s" asks for all of them', (question, categories) => {
  expect(asked(question, ...categories)).toMatchObject([{ op: 'TOTAL' }]);
});

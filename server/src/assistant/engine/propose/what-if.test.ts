import { entry, shop } from '../run/testing';
import { LedgerIndex } from '../see/ledger-index';
import { look } from '../see/sight';
import { changesIn, figures, whatIf } from './what-if';

const index = new LedgerIndex(shop.map(entry));

test.each([
  ['kumaşı yüzde yirmi kıssaydık ne öderdik', [-20]],
  ['kargoya yüzde 40 zam gelseydi ne olurdu', [40]],
  ['kumaş beşte bir eksik tutsaydı', [-20]],
  ['kargo iki katına çıksaydı', [100]],
  ['kira üç katı olsaydı', [200]],
  ['kumaş yarıya inseydi', [-50]],
  ['kargoya hiç ödemeseydik elde ne kalırdı', [-100]],
  ['kargo olmasa ne kalırdı', [-100]],
  ['kumaş yüzde on oynasaydı', [10, -10]],
  ['kumaşa ne ödedik', []],
])('"%s" supposes a change of %o percent', (question, changes) => {
  expect(changesIn(look(question, index))).toEqual(changes);
});

test('the sum itself, all of its direction or what is left is asked for', () => {
  const filter = { categories: ['Kumaş'] };
  const supposed = { measure: 'EXPENSE', filter, period: null, change: -20, answer: 'NEW' } as const;
  expect(figures.map((figure) => whatIf(figure, supposed))).toMatchObject([
    { measure: 'EXPENSE', filter, target: { measure: 'EXPENSE', filter } },
    { measure: 'EXPENSE', filter: {}, target: { measure: 'EXPENSE', filter } },
    { measure: 'NET', filter: {}, target: { measure: 'EXPENSE', filter } },
  ]);
});

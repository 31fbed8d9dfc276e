import { idOf } from '@vezne/testing';
import { statementColumns, writtenLines } from './statement-lines';

const line = {
  ...{ id: idOf(6, 1), type: 'GELIR' as const, date: '2026-06-01', label: 'Hakediş', documentNo: 'F-1' },
  ...{ debit: 60, credit: 0, balance: 100 },
};
const statement = { opening: 40, lines: [line], debit: 60, credit: 0, closing: 100 };
const table = (from: string | null) =>
  writtenLines(statement, from).map((each) => statementColumns.map(({ value }) => value(each)));

test('the export of a statement from a day on begins with what was carried forward', () => {
  const row = ['2026-06-01', 'Gelir', 'Hakediş', 'F-1', 60, 0, 100];
  expect(table('2026-05-01')).toEqual([['2026-05-01', 'Devir', 'Devir', null, null, null, 40], row]);
  expect(table(null)).toEqual([row]);
});

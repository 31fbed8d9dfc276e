import { type Part, planOf } from '../propose/part';
import type { Ranked } from '../rank/rank';
import { tokenise } from '../words/tokens';
import { singular } from './singular';

const side = { measure: 'EXPENSE', filter: {}, period: null, bits: new Uint32Array(1) } as const;
const reading = (n: number, p: number): Ranked => {
  const part: Part = { kind: 'TOP_RECORDS', n, side };
  return { parts: [part], key: `top ${n}`, cls: 'TOP_RECORDS', features: [], log: 0, p };
};
const found = (question: string, readings: Ranked[]) =>
  singular(readings, tokenise(question)).map(({ parts, p }) => [planOf(parts)?.steps[0]?.op, p]);

test.each(['tutarı en büyük olanı hangi kayıt', 'giderlerin en büyüğü hangisiydi'])(
  '"%s" asks for one record, however it was read',
  (question) => {
    expect(found(question, [reading(5, 0.5), reading(1, 0.25)])).toEqual([['EXTREME', 0.75]]);
  },
);

test.each(['en büyük giderler hangileri', 'en büyük giderleri göster', 'hangi kayıtlar en büyük'])(
  '"%s" asks for several',
  (question) => {
    expect(found(question, [reading(5, 0.5), reading(1, 0.25)])).toEqual([
      ['TOP_RECORDS', 0.5],
      ['EXTREME', 0.25],
    ]);
  },
);

const payees = (n: number | null, p: number): Ranked => {
  const part: Part = { kind: 'PAYEE', n, side };
  return { parts: [part], key: `payee ${n}`, cls: 'PAYEE', features: [], log: 0, p };
};
const rows = (question: string) =>
  singular([payees(5, 0.4), payees(null, 0.3), payees(1, 0.2)], tokenise(question)).map(({ parts, p }) => [
    parts[0]?.n,
    Number(p.toFixed(2)),
  ]);

test('who was paid most is one where one is asked for, and the usual handful where it is asked to whom', () => {
  expect(rows('bize en az para ödeyen kim')).toEqual([[1, 0.9]]);
  expect(rows('en çok hangi firmaya ödedik')).toEqual([[1, 0.9]]);
  expect(rows('en çok kime ödedik')).toEqual([[null, 0.9]]);
  expect(rows('en çok hangi firmalara ödedik')).toHaveLength(3);
  expect(rows('en çok kime ödedik, sırala')).toHaveLength(3);
});

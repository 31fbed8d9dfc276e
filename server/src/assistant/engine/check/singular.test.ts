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

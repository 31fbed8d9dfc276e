import type { Reply } from '../ask/reply';
import type { Ranked } from '../rank/rank';
import { tokenise } from '../words/tokens';
import { asOpinion, isBarred, isOutweighed } from './barred';

const written = { action: 'REFUSE', reason: 'write' } as const;

test.each(['Baltika’yı da ekle', 'çeyreklere böl', 'maaşı da düş'])(
  '"%s" asks in a conversation for another answer',
  (question) => {
    expect([true, false].map((inTalk) => isBarred(written, tokenise(question), inTalk))).toEqual([
      false,
      true,
    ]);
  },
);

test.each(['bu kaydı sil', '500 lira gider ekle', 'kiraya bir kayıt ekle'])(
  '"%s" changes records',
  (question) => {
    expect(isBarred(written, tokenise(question), true)).toBe(true);
  },
);

const side = { measure: 'NET', filter: {}, period: null, bits: new Uint32Array(1) } as const;
const runway = (p: number): Ranked => ({
  parts: [{ kind: 'RUNWAY', n: null, side }],
  key: 'runway',
  cls: 'RUNWAY',
  features: [],
  log: 0,
  p,
});
const asked = (p: number): Ranked => ({ ...runway(p), parts: [], key: 'ask', cls: 'ASK' });
const refused = (p: number): Ranked => ({ ...runway(p), parts: [], key: 'refuse', cls: 'REFUSE:write' });

test('a word that may be an order bars nothing that is surely a question, and all that may be one', () => {
  expect(isOutweighed(written, [runway(0.97), refused(0.01)])).toBe(true);
  expect(isOutweighed(written, [runway(0.85), refused(0.1)])).toBe(false);
  expect(isOutweighed(written, [runway(0.5), refused(0.01)])).toBe(false);
  expect(isOutweighed(written, [refused(0.9)])).toBe(false);
  expect(isOutweighed({ action: 'REFUSE', reason: 'injection' }, [runway(0.99)])).toBe(false);
});

test('a name that others bear too bars nothing where hardly anybody would ask which', () => {
  const doubt: Extract<Reply, { action: 'CLARIFY' }> = { action: 'CLARIFY', reason: 'entity', offers: [] };
  expect(isOutweighed(doubt, [runway(0.9), asked(0.02)])).toBe(true);
  expect(isOutweighed(doubt, [runway(0.85), asked(0.1)])).toBe(false);
  expect(isOutweighed(doubt, [runway(0.7), asked(0.01)])).toBe(false);
  expect(isOutweighed({ ...doubt, reason: 'amount' }, [runway(0.99)])).toBe(false);
});

test('who asks what somebody thinks of it orders nothing', () => {
  expect(asOpinion(written, tokenise('sence ofisi taşıyalım mı'))).toMatchObject({ reason: 'advice' });
  expect(asOpinion(written, tokenise('ofisi taşı'))).toBe(written);
});

import { tokenise } from '../words/tokens';
import { isBarred } from './barred';

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

import { fold, optionalText, text } from './text';

const sentence = (value: unknown) => text('Açıklama', { max: 5 }).safeParse(value).error?.issues[0]?.message;

test('only white space counts as missing', () => {
  for (const missing of [undefined, null, '', '   ', '\n\t'])
    expect(sentence(missing)).toBe('Açıklama gerekli');
});

test('length is counted in characters that people see as one code point', () => {
  expect(sentence('😀😀😀😀😀')).toBeUndefined();
  expect(sentence('😀😀😀😀😀😀')).toBe('Açıklama en fazla 5 karakter olabilir');
});

test('text that cannot be stored is refused', () => {
  expect(sentence('a\u0000b')).toBe('Açıklama geçersiz karakter içeriyor');
  expect(sentence('a\ud800b')).toBe('Açıklama geçersiz karakter içeriyor');
  expect(sentence(5)).toBe('Açıklama geçerli değil');
});

test('optional text that is blank is stored as nothing', () => {
  const note = optionalText('Not', { max: 5 });
  expect([note.parse('  '), note.parse(null), note.parse(undefined), note.parse(' a ')]).toEqual([
    null,
    null,
    null,
    'a',
  ]);
});

test.each([
  ['İSTANBUL', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['ıstanbul', 'istanbul'],
  ['ÇEK', 'cek'],
  ['Şantiye', 'santiye'],
  ['IŞIK', 'isik'],
  ['GÜĞÖ', 'gugo'],
  ['I\u0307zmir', 'izmir'],
])('%s folds to %s', (value, folded) => {
  expect(fold(value)).toBe(folded);
});

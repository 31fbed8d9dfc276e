import fc from 'fast-check';
import { optionalText, SearchText, shortened, text } from './text';

const sentence = (value: unknown) => text('Açıklama', { max: 5 }).safeParse(value).error?.issues[0]?.message;

/** The time of a piece of work, the best of ten tries: what else the machine does spoils some of them, never all. */
function leastMs(work: () => unknown, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 10 && least >= enough; tries++) {
    const since = performance.now();
    work();
    least = Math.min(least, performance.now() - since);
  }
  return least;
}

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

test('marks heaped on one letter are refused before they are put in order', () => {
  // Every mark of the second kind belongs before all of the first.
  const heap = `a${'\u0301'.repeat(7_900)}${'\u0316'.repeat(7_900)}`;
  const refused = 'Mesaj geçersiz karakter içeriyor';
  for (const schema of [text('Mesaj', { max: 2_000 }), optionalText('Mesaj', { max: 2_000 })]) {
    expect(schema.safeParse(heap).error?.issues[0]?.message).toBe(refused);
    expect(leastMs(() => schema.safeParse(heap), 25)).toBeLessThan(25);
  }
  expect(text('Mesaj', { max: 50 }).safeParse('\u0301'.repeat(31)).error?.issues[0]?.message).toBe(refused);
  expect(text('Mesaj', { max: 50 }).parse(`a${'\u0316'.repeat(30)}`)).toHaveLength(31);
  expect(sentence('İ\u0307\u0308ş')).toBeUndefined();
});

test('a text far beyond its bound is refused by its length, with white space around it or not', () => {
  expect(sentence('x'.repeat(1_000_000))).toBe('Açıklama en fazla 5 karakter olabilir');
  expect(sentence(`${' '.repeat(1_000)}x${' '.repeat(1_000)}`)).toBeUndefined();
  // Four code points that are one letter: nothing is refused for how it was typed.
  expect(sentence('\u03b1\u0313\u0301\u0345'.repeat(5))).toBeUndefined();
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

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

test('text is stored trimmed and composed, and stays so when it is read again', () => {
  const note = text('Not', { max: 40 });
  fc.assert(
    fc.property(anyText, (value) => {
      const read = note.safeParse(`\t${value.normalize('NFD')} `);
      fc.pre(read.success);
      expect(read.data).toBe(value.trim().normalize('NFC').trim());
      expect(note.parse(read.data)).toBe(read.data);
    }),
  );
});

test('text with a character that cannot be stored is refused wherever it may be typed', () => {
  const bad = fc.constantFrom('\u0000', '\ud800', '\udc00x');
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{1,9}$/),
      bad,
      fc.stringMatching(/^[a-z]{1,9}$/),
      (before, sign, after) => {
        for (const schema of [text('Not', { max: 40 }), optionalText('Not', { max: 40 }), SearchText])
          expect(schema.safeParse(before + sign + after).success).toBe(false);
      },
    ),
  );
});

test('text may be as long as its limit in characters, whatever their size in memory', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom('a', 'ş', '😀'), (max, letter) => {
      const accepts = (length: number) => text('Not', { max }).safeParse(letter.repeat(length)).success;
      expect([accepts(max), accepts(max + 1)]).toEqual([true, false]);
    }),
  );
});

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners', '\u200d\u200c\u200d'],
  ['a byte order mark and a soft hyphen', '\ufeff\u00ad'],
  ['fillers of scripts', '\u3164\u2800\uffa0'],
])('a text of %s is missing, and where it may be missing it is none', (_, unseen) => {
  expect(text('Kategori adı', { min: 2, max: 60 }).safeParse(unseen).error?.issues[0]?.message).toBe(
    'Kategori adı gerekli',
  );
  expect(optionalText('Not', { max: 60 }).parse(unseen)).toBeNull();
  expect(text('Kategori adı', { min: 2, max: 60 }).safeParse(`a${unseen}`).error?.issues[0]?.message).toBe(
    'Kategori adı en az 2 karakter olmalıdır',
  );
});

test.each(['\u0007', '\u001b[31m', '\u0085', '\u202e', '\u2066'])(
  'a character that sounds, moves or turns what is read is refused: %j',
  (bad) => {
    for (const schema of [text('Açıklama', { max: 60 }), optionalText('Açıklama', { max: 60 })])
      expect(schema.safeParse(`Kira${bad}`).error?.issues[0]?.message).toBe(
        'Açıklama geçersiz karakter içeriyor',
      );
  },
);

test('lines, tabs, joined emoji and joined letters stay as they were typed', () => {
  for (const good of ['bir\niki\tüç', '👩‍👩‍👧 Aile A.Ş.', 'می\u200cخواهم', 'yumu\u00adşak'])
    expect(text('Açıklama', { max: 60 }).parse(good)).toBe(good.normalize('NFC'));
});

test.each([
  ['short', 'short'],
  ['five5 six', 'five5…'],
  ['four more', 'four…'],
  ['four🏠', 'four…'],
  ['fou🏠', 'fou🏠'],
])('%s is shortened to %s', (long, short) => {
  expect(shortened(long, 5)).toBe(short);
});

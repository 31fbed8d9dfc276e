type Body = { what: string; text: string };

const many = (count: number, each: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => each(at));

/** `unit` over and over between two ends, up to a size in bytes. */
function filled(size: number, before: string, unit: string, after: string): string {
  const room = size - Buffer.byteLength(before + after);
  return before + unit.repeat(Math.max(0, Math.floor(room / Buffer.byteLength(unit)))) + after;
}

/** Bodies of a size that make a careless parser work hard, whatever the call is. */
export function hostileBodies(size: number): Body[] {
  const fill = (what: string, before: string, unit: string, after: string): Body => ({
    what,
    text: filled(size, before, unit, after),
  });
  const fields = (what: string, unit: number, name: (at: number) => string): Body => ({
    what,
    text: `{${many(Math.floor(size / unit) - 1, (at) => `"${name(at)}":1`)}}`,
  });
  return [
    fill('zeros in a number', '{"a":1.', '0', '1}'),
    fill('zeros in front of a number', '{"a":', '0', '1}'),
    fill('digits', '{"a":', '9', '}'),
    fill('digits behind the point', '{"a":0.', '7', '}'),
    fill('digits of an exponent', '{"a":1e', '1', '}'),
    fill('signs', '{"a":', '-', '1}'),
    fill('points', '{"a":1', '.', '1}'),
    fill('short numbers', '{"a":[', '1,', '1]}'),
    fill('numbers that need a second look', '{"a":[', '0.10000000000000000e-5,', '1]}'),
    fill('empty lists', '{"a":[', '[],', '1]}'),
    fill('empty objects', '{"a":[', '{},', '1]}'),
    fill('objects that lack all fields', '{"rows":[', '{},', '{}]}'),
    fill('nested lists', '', '[', ''),
    fill('nested lists that end', '[', '[[[[[[[[[]]]]]]]]],', '1]'),
    fill('nested objects', '', '{"a":', ''),
    fill('the same field', '{', '"a":1,', '"a":1}'),
    fill('the same field on every level', '', '{"a":1,"b":', ''),
    fill('fields without a name', '{', '"":1,', '"a":1}'),
    fill('escapes in a text', '{"a":"', '\\u0000', '"}'),
    fill('quotes in a text', '{"a":"', '\\"', '"}'),
    fill('backslashes in a text', '{"a":"', '\\\\', '"}'),
    fill('backslashes without an end', '{"a":"', '\\', ''),
    fill('quotes without an end', '', '"', ''),
    fill('a text without an end', '{"a":"', 'x', ''),
    fill('letters', '', 'a', ''),
    fill('white space', '', ' \n', ''),
    fill('white space before the end', '{', ' \t', '}'),
    fill('commas', '[', ',', ']'),
    fields('unknown fields', 12, (at) => `k${at}`),
    fields('unknown fields written in escapes', 20, (at) => `\\u006b${at}`),
    fields('fields named by numbers', 12, (at) => String(at)),
    fields('fields whose names fall together', 18, (at) => String((at * 65_536) % 4_294_967_291)),
    { what: 'one endless name', text: filled(size, '{"', 'k', '":1}') },
    {
      what: 'objects of all shapes',
      text: `[${many(Math.floor(size / 26) - 1, (at) => `{"k${at}":1,"j${at}":2}`)}]`,
    },
  ];
}

/** Values of a size for one field, as JSON. */
export const hostileValues = (size: number): Body[] =>
  [
    ['letters', '"', 'a', '"'],
    ['digits', '"', '1', '"'],
    ['Turkish letters', '"', 'ş', '"'],
    ['marks', '"a', '\u0316\u0301', '"'],
    ['marks in order', '"', 'a\u0301', '"'],
    ['faces', '"', '😀', '"'],
    ['white space', '"x', ' ', 'x"'],
    ['an address', '"a@a', '.a', '!"'],
    ['dashes', '"', '9-', '"'],
    ['zeros', '"', '0', '1.5"'],
    ['zero characters', '"', '\\u0000', '"'],
    ['halves of characters', '"', '\\ud83d', '"'],
    ['a list', '[', '1,', '1]'],
    ['a list of texts', '[', '"x",', '1]'],
    ['a list of objects', '[', '{"a":1},', '1]'],
  ].map(([what = '', before = '', unit = '', after = '']) => ({
    what,
    text: filled(size, before, unit, after),
  }));

/** Texts of a size for headers, queries and paths. */
export const hostileTexts = (size: number): Body[] =>
  [
    'a',
    '0',
    ' ',
    ',',
    '.',
    '-',
    ';',
    '=',
    '&',
    '/',
    '%20',
    '%',
    '"',
    'a,',
    'a=1&',
    '10.0.0.1, ',
    '::1, ',
    'a.a.a.',
    'Bearer ',
    'q=0.1,',
  ].map((unit) => ({ what: unit, text: filled(size, '', unit, '') }));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const nouns = join(__dirname, 'nouns');
const of = (...nouns: string[]) =>
  nouns.flatMap((noun) => ['fetch', 'create', 'update', 'delete'].map((verb) => `${verb} ${noun}`));

/** What the specification has said where a call gives no message. */
const specified = [
  'fetch categories',
  ...of('category', 'cash flow'),
  'fetch cash flows',
  'fetch expenses',
  ...of('expense'),
  'fetch dashboard data',
  'fetch category expenses',
  'fetch projects left days',
  'fetch top/bottom projects',
  'fetch report summaries',
  'fetch report details',
  'fetch all reports',
  'fetch income expense summary',
  'send contact request',
];

test('no call that fails without a message is told in English but those of which the specification says how', () => {
  const files = readdirSync(nouns, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const said = files.flatMap((file) =>
    [...readFileSync(join(nouns, file), 'utf8').matchAll(/['`"]Failed to ([^'`"]+)/g)].map(
      // Incomes and expenses are told alike.
      ([, what = '']) => what.replace(/\$\{\w+\}/, 'expense'),
    ),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((each) => !specified.includes(each))).toEqual([]);
});

import { join } from 'node:path';
import { PlanStep } from '@vezne/contract';
import { readBook } from './book';
import { completed } from './corpus';
import { filled, readPatterns } from './patterns';

const patterns = readPatterns(join(__dirname, 'patterns'));
const books = ['eticaret', 'nakliye'].map((ledger) => readBook(__dirname, ledger));

test('no pattern stands twice', () => {
  const lines = patterns.map(({ text }) => text.toLocaleLowerCase('tr'));
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test('every pattern is said without a slot left over, and means what the plan language can say', () => {
  const bad = books.flatMap((book) =>
    patterns.flatMap((pattern, at) => {
      const said = filled(pattern, book, `p${at}`, at + 1);
      if (!said) return [];
      const steps = 'plan' in said.label ? said.label.plan.steps : [];
      const fails = steps.some((step) => !PlanStep.safeParse(completed(step)).success);
      return fails || /[{}]/.test(said.text) ? [`${pattern.head}: ${pattern.text}`] : [];
    }),
  );
  expect(bad).toEqual([]);
});

test('the same pattern is said the same way each time', () => {
  const [pattern] = patterns;
  const [book] = books;
  if (!pattern || !book) throw new Error('There is a pattern and a ledger');
  expect(filled(pattern, book, 'p', 7)).toEqual(filled(pattern, book, 'p', 7));
});

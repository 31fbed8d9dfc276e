import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlanStep } from '@vezne/contract';
import { readBook } from './book';
import { completed, readCorpus } from './corpus';
import { meaningOf } from './same-meaning';

const { voices, asked, talks, reworded, written, apart, labels, parts } = readCorpus(__dirname);
const ledgerOf = new Map(voices.map(({ id, ledger }) => [id, ledger]));
const plain = (text: string) =>
  text
    .trim()
    .toLocaleLowerCase('tr')
    .replace(/[?.!]+$/u, '');
const turns = talks.flatMap(({ id, turns: said }) => said.map((_, at) => `${id}.${at + 1}`));
const sets = ['first', 'second', 'settled'] as const;

test('at least thirty voices ask about at least twelve ledgers, each about its own', () => {
  expect(voices.length).toBeGreaterThanOrEqual(30);
  expect(new Set(ledgerOf.values()).size).toBeGreaterThanOrEqual(12);
  for (const ledger of ledgerOf.values())
    expect(existsSync(join(__dirname, 'ledgers', `${ledger}.csv`))).toBe(true);
  for (const { voice, ledger } of [...asked, ...talks]) expect(ledger).toBe(ledgerOf.get(voice));
});

test('at least four thousand questions and four hundred talks, none of them twice', () => {
  expect(asked.length).toBeGreaterThanOrEqual(4000);
  expect(talks.length).toBeGreaterThanOrEqual(400);
  expect(new Set(asked.map(({ text }) => text.trim().toLocaleLowerCase('tr'))).size).toBe(asked.length);
  expect(new Set([...asked.map(({ id }) => id), ...turns]).size).toBe(asked.length + turns.length);
});

test('every ledger that is asked about is in one part: learning, choosing or testing', () => {
  const placed = Object.values(parts).flat();
  expect(placed.toSorted()).toEqual([...new Set(ledgerOf.values())].toSorted());
});

test('questions of the learning part alone are asked in other words too, never in words that stand elsewhere', () => {
  const ledgerAsked = new Map(asked.map(({ id, ledger }) => [id, ledger]));
  for (const { id } of reworded) expect(parts.learning).toContain(ledgerAsked.get(id));
  const texts = [...asked.map(({ text }) => text), ...reworded.flatMap(({ as }) => as)];
  expect(reworded.flatMap(({ as }) => as).length).toBeGreaterThan(8_000);
  expect(new Set(texts.map((text) => text.trim().toLocaleLowerCase('tr'))).size).toBe(texts.length);
});

test('sentences that are set apart are learnt from nowhere, in whatever words', () => {
  const learnt = [
    ...asked.map(({ text }) => text),
    ...reworded.flatMap(({ as }) => as),
    ...written.flatMap(({ text, as }) => [text, ...as]),
  ];
  const known = new Set(learnt.map(plain));
  const alone = apart.filter(({ before }) => !before);
  expect(alone.filter(({ text }) => known.has(plain(text))).map(({ text }) => text)).toEqual([]);
});

test.each(sets)('the %s labels name questions and turns that exist, each once', (set) => {
  const labelled = labels(set).map(({ id }) => id);
  const known = new Set([...asked.map(({ id }) => id), ...turns]);
  expect(labelled.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(labelled).size).toBe(labelled.length);
});

test.each(sets)('every plan of the %s labels can be said in the plan language', (set) => {
  const bad: string[] = [];
  for (const label of labels(set))
    for (const step of 'plan' in label ? label.plan.steps : []) {
      const { error } = PlanStep.safeParse(completed(step));
      if (error) bad.push(`${label.id} ${step.op} ${error.issues[0]?.path.join('.')}`);
    }
  expect(bad).toEqual([]);
});

const book = readBook(__dirname, 'market');
const month = (offset: number) => ({ kind: 'RELATIVE', unit: 'MONTH', offset });
const meaning = (step: Record<string, unknown> & { op: string }) =>
  meaningOf({ steps: [step] }, book, '2026-11-22');

test('what a period is compared with is part of what a comparison means', () => {
  const against = (offset: number) =>
    meaning({ op: 'COMPARE', period: month(-1), other: { period: month(offset) }, percent: false });
  expect(against(-2)).not.toBe(against(-3));
  expect(against(-2)).toBe(
    meaning({
      op: 'COMPARE',
      period: month(-1),
      other: { period: { kind: 'SHIFT', of: month(-1), by: -1 } },
      percent: false,
    }),
  );
});

test('the part that is asked for is part of what a share means', () => {
  const [first, second] = book.words.categories;
  const share = (name = '') => meaning({ op: 'SHARE', part: { filter: { categories: [name] } } });
  expect(share(first?.name)).not.toBe(share(second?.name));
});

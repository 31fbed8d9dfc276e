// What a question may mean on a ledger of the corpus, and why. Usage: explain FOLDER LEDGER QUESTION.
import { understand } from '../engine/engine';
import { grasp, readings } from '../engine/grasp';
import { planOf } from '../engine/propose/part';
import { hashFeature } from '../engine/rank/hash';
import type { Ranked } from '../engine/rank/rank';
import { weights } from '../engine/rank/weights-data';
import { withoutAsides } from '../engine/see/asides';
import { readBook } from './book';

const SHOWN = 6;
const FEATURES = 8;
const beside = { today: '2026-11-22' };

const [folder, ledger, question] = process.argv.slice(2);
if (!folder || !ledger || !question) throw new Error('Usage: explain FOLDER LEDGER QUESTION');
const book = readBook(folder, ledger);

/** The features that weigh most, each with its weight. */
function heaviest({ features }: Ranked): string {
  return [...new Set(features)]
    .map((feature) => ({ feature, weight: weights.joint.get(hashFeature(feature)) ?? 0 }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, FEATURES)
    .map(({ feature, weight }) => `${feature} ${weight.toFixed(2)}`)
    .join(', ');
}

const asked = withoutAsides(question, book.index);
const grammar = understand(asked, book.words);
console.log('grammar:', JSON.stringify({ ...grammar, uncovered: undefined }));
for (const reading of readings(asked, grammar, book, beside).slice(0, SHOWN)) {
  const plan = reading.parts.length ? JSON.stringify(planOf(reading.parts)?.steps) : '';
  console.log(`\n${(100 * reading.p).toFixed(1)} %  ${reading.cls} ${plan}\n        ${heaviest(reading)}`);
}
console.log('\ndecision:', JSON.stringify({ ...grasp(question, book, beside), uncovered: undefined }));

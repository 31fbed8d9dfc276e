// Tells what a threshold of answering costs on ledgers that the weights were not learnt from.
// Usage: npm run bench -- held-back
import { runProgram } from '../scripts/assistant/program.mjs';

/** @typedef {{ p: number; words: number; right: boolean }} Best */
/** @typedef {{ n: number; best: Best[] }} Asked */
/** @type {{ alone: Asked; turns: Asked }} */
const { alone, turns } = JSON.parse(runProgram('held-back', []));

/** A wrong answer costs as much as this many needless questions. */
const WRONG = 4;

/**
 * What is answered, in percent of what is asked.
 *
 * @param {Asked} asked
 * @param {(best: Best) => boolean} isSure
 */
function cells({ n, best }, isSure) {
  const answered = best.filter(isSure);
  const right = answered.filter((each) => each.right).length;
  const wrong = answered.length - right;
  const percent = (/** @type {number} */ value) => `${((100 * value) / n).toFixed(1)} %`;
  return [percent(right), percent(wrong), percent(right - WRONG * wrong)];
}

const row = (/** @type {(string | number)[]} */ values) => `| ${values.join(' | ')} |`;

/**
 * @param {string} from what is varied
 * @param {Asked} asked
 * @param {number[]} values
 * @param {(best: Best, least: number) => boolean} isSure
 */
const table = (from, asked, values, isSure) => [
  row([from, 'right', 'wrong', `right less ${WRONG} × wrong`]),
  row(Array(4).fill('---')),
  ...values.map((least) => row([least.toFixed(2), ...cells(asked, (best) => isSure(best, least))])),
];

console.log(
  [
    `${alone.n} questions and ${turns.n} turns of the learning part, each ledger asked with what the others teach.`,
    '',
    ...table(
      'questions answered from odds by word of',
      alone,
      [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.7, 1],
      ({ p, words }, least) => p >= least * words * (1 - p),
    ),
    '',
    ...table(
      'turns answered from',
      turns,
      [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95],
      ({ p }, least) => p >= least,
    ),
  ].join('\n'),
);

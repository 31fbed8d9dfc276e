// Tells what a threshold of answering costs on ledgers that the weights were not learnt from.
// Usage: npm run bench -- held-back
import { runProgram } from '../scripts/assistant/program.mjs';

/** @typedef {{ n: number; best: { p: number; right: boolean }[] }} Asked */
/** @type {{ alone: Asked; turns: Asked }} */
const { alone, turns } = JSON.parse(runProgram('held-back', []));

/** A wrong answer costs as much as this many needless questions. */
const WRONG = 4;

/**
 * What is answered from a likelihood on, in percent of what is asked.
 *
 * @param {Asked} asked
 * @param {number} from
 */
function cells({ n, best }, from) {
  const answered = best.filter(({ p }) => p >= from);
  const right = answered.filter((each) => each.right).length;
  const wrong = answered.length - right;
  const percent = (/** @type {number} */ value) => `${((100 * value) / n).toFixed(1)} %`;
  return [percent(right), percent(wrong), percent(right - WRONG * wrong)];
}

const from = Array.from({ length: 13 }, (_, i) => (40 + 5 * i) / 100).filter((each) => each < 1);
const row = (/** @type {(string | number)[]} */ values) => `| ${values.join(' | ')} |`;
console.log(
  [
    `${alone.n} questions and ${turns.n} turns of the learning part, each ledger asked with what the others teach.`,
    '',
    row([
      'answered from',
      'right',
      'wrong',
      `right less ${WRONG} × wrong`,
      'turns: right',
      'wrong',
      `right less ${WRONG} × wrong`,
    ]),
    row(Array(7).fill('---')),
    ...from.map((each) => row([each.toFixed(2), ...cells(alone, each), ...cells(turns, each)])),
  ].join('\n'),
);

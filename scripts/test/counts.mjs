// What the steps of a test run counted: the last line of `npm test` is their sum.
import { ProgramError } from '../run/process.mjs';
import { step } from '../run/step.mjs';

const SHOWN_LINES = 200;

/** @typedef {{ passed: number; failed: number }} Counts */

/** A step that ran to its end and counted failures. */
export class TestsFailed extends ProgramError {
  /**
   * @param {string} output
   * @param {Counts} counts
   */
  constructor(output, counts) {
    super(`${counts.failed} failed`, output);
    this.counts = counts;
  }
}

/** @type {Counts} */
export const total = { passed: 0, failed: 0 };

/** @param {Counts} counts */
function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/**
 * Runs one step; a failure is shown and counted, and the other steps run all the same.
 *
 * @param {string} name
 * @param {(onLine: import('../run/process.mjs').OnLine) => Promise<Counts | void>} work
 */
export async function attempt(name, work) {
  try {
    const counts = await step(name, work);
    if (counts) add(counts);
    return true;
  } catch (error) {
    const output = error instanceof ProgramError ? error.output.trimEnd() : '';
    const shown = output.split('\n').slice(-SHOWN_LINES).join('\n');
    console.error(`\n${shown}\n${error instanceof Error ? error.message : error}\n`);
    // A step that could not even count its failures is one.
    add(error instanceof TestsFailed ? error.counts : { passed: 0, failed: 1 });
    return false;
  }
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ProgramError, run } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { TestsFailed } from './counts.mjs';

// More files than this are no accident of the machine; in one of them many tests may hold the same limit.
const MOST_TRIED_AGAIN = 5;

/**
 * Runs jest and counts its tests. A file that did not get as far as a test has failed once.
 *
 * @param {string[]} args
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function jest(...args) {
  return settled(await tried(args));
}

/**
 * The same, but a few files that failed are run a second time, alone: what fails only beside everything else measured
 * the machine. They are named, so that whoever reads the run can mend them.
 *
 * @param {import('../run/process.mjs').OnLine} onLine
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function jestWithSecondTry(onLine) {
  const first = await tried([]);
  const { failedFiles: files } = first;
  if (files.length === 0 || files.length > MOST_TRIED_AGAIN) return settled(first);
  for (const file of files) onLine(`failed, once more alone: ${relative(root, file)}`);
  const second = await tried(['--runInBand', '--runTestsByPath', ...files]);
  const { passed, failed } = second.counts;
  return settled({ ...second, counts: { passed: first.passedElsewhere + passed, failed } });
}

/** @typedef {{ output: string, counts: import('./counts.mjs').Counts, message?: string, failedFiles: string[], passedElsewhere: number }} Run */

/** @param {Run} run */
function settled({ output, counts, message }) {
  if (counts.failed > 0) throw new TestsFailed(output, counts);
  if (message) throw new ProgramError(message, output);
  return counts;
}

/**
 * @param {string[]} args
 * @returns {Promise<Run>}
 */
async function tried(args) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-jest-'));
  const file = join(folder, 'result.json');
  const command = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${file}`, ...args];
  try {
    return { output: await run(process.execPath, command, { env: { NODE_ENV: 'test' } }), ...read(file) };
  } catch (error) {
    if (!(error instanceof ProgramError) || !existsSync(file)) throw error;
    return { output: error.output, message: error.message, ...read(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What jest wrote down: the counts of all, the files that failed, and how many tests passed in the other files.
 *
 * @param {string} file
 */
function read(file) {
  /** @type {{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number; testResults: { name: string; status: string; assertionResults: { status: string }[] }[] }} */
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const steady = result.testResults.filter(({ status }) => status === 'passed');
  return {
    counts: {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    },
    failedFiles: result.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    passedElsewhere: steady
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
  };
}

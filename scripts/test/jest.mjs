import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProgramError, run } from '../run/process.mjs';
import { TestsFailed } from './counts.mjs';

/**
 * Runs jest and counts its tests. A file that did not get as far as a test has failed once.
 *
 * @param {string[]} args
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function jest(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-jest-'));
  const file = join(folder, 'result.json');
  const command = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${file}`, ...args];
  try {
    await run(process.execPath, command, { env: { NODE_ENV: 'test' } });
    return counted(file);
  } catch (error) {
    if (!(error instanceof ProgramError) || !existsSync(file)) throw error;
    const counts = counted(file);
    throw counts.failed > 0 ? new TestsFailed(error.output, counts) : error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function counted(file) {
  /** @type {{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }} */
  const result = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

import { ProgramError, run } from '../run/process.mjs';
import { findChromium } from './chromium.mjs';
import { TestsFailed } from './counts.mjs';

/**
 * Runs the journeys in Chromium and counts them. A journey that fails is tried once more and named.
 *
 * @param {import('../run/process.mjs').OnLine} onLine
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function browserWithSecondTry(onLine) {
  const env = { CHROMIUM_PATH: await findChromium(), SECOND_TRY: '1' };
  try {
    const output = await run(process.execPath, ['e2e/run.mjs'], { env });
    for (const line of output.split('\n')) if (line.startsWith('passed at the second try')) onLine(line);
    return counted(output);
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const counts = counted(error.output);
    throw counts.failed > 0 ? new TestsFailed(error.output, counts) : error;
  }
}

/** @param {string} output of e2e/run.mjs */
export function counted(output) {
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

import { ProgramError, run } from '../run/process.mjs';
import { findChromium } from './chromium.mjs';
import { TestsFailed } from './counts.mjs';

/**
 * Runs the journeys in Chromium and counts them.
 *
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function browser() {
  const env = { CHROMIUM_PATH: await findChromium() };
  try {
    return counted(await run(process.execPath, ['e2e/run.mjs'], { env }));
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const counts = counted(error.output);
    throw counts.failed > 0 ? new TestsFailed(error.output, counts) : error;
  }
}

/** @param {string} output */
function counted(output) {
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

// The main journeys in Firefox and in WebKit, the engine of every iPhone. Alone: node scripts/test/engines.mjs [firefox] [webkit]
import { ProgramError, run } from '../run/process.mjs';
import { counted } from './browser.mjs';
import { attempt, TestsFailed, total } from './counts.mjs';
import { findProgram } from './programs.mjs';

/** @type {Record<string, { word: string; needs: import('./programs.mjs').Program[] }>} */
const engines = {
  firefox: {
    word: 'Firefox',
    needs: [{ names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', packages: ['firefox-esr'] }],
  },
  webkit: {
    word: 'WebKit',
    needs: [
      { names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_PATH', packages: ['webkit2gtk-driver'] },
      { names: ['Xvfb'], variable: 'XVFB_PATH', packages: ['xvfb'] },
    ],
  },
};
const all = Object.keys(engines);

/**
 * The paths of what an engine needs, by their variables, or the word for why it cannot be had here.
 *
 * @param {string} engine
 * @returns {Promise<{ env: Record<string, string> } | { refusal: string }>}
 */
async function had(engine) {
  /** @type {Record<string, string>} */
  const env = {};
  for (const program of engines[engine]?.needs ?? []) {
    const { names, variable, packages } = program;
    const path = await findProgram(program).catch(() => undefined);
    if (!path)
      return {
        refusal: `cannot be had here: there is no ${names[0]}. Install Debian's ${packages[0]}, or name it in ${variable}.`,
      };
    env[variable] = path;
  }
  return { env };
}

/**
 * Walks the main journeys in one engine and counts them. Where it cannot be had, that is said and nothing counted.
 *
 * @param {string} engine
 */
const journeysIn = (engine) => async (/** @type {import('../run/process.mjs').OnLine} */ onLine) => {
  const found = await had(engine);
  if ('refusal' in found) {
    onLine(`${engines[engine]?.word} ${found.refusal} Its journeys were not walked.`);
    return;
  }
  const args = ['e2e/run.mjs', '--config', 'browsers/playwright.config.ts', '--project', engine];
  try {
    return counted(await run(process.execPath, args, { env: found.env, onLine }));
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const counts = counted(error.output);
    throw counts.failed > 0 ? new TestsFailed(error.output, counts) : error;
  }
};

/** @param {readonly string[]} wanted */
export async function otherBrowsers(wanted = all) {
  for (const engine of wanted)
    await attempt(`Journeys in ${engines[engine]?.word ?? engine}`, journeysIn(engine));
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  await otherBrowsers(named.length > 0 ? named : all);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

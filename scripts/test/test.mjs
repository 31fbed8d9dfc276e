// npm test: everything, in one go. The last line is the sum.
import '../start/check-node.mjs';
import { previousRelease } from '../build/previous-release.mjs';
import { build } from '../run/build.mjs';
import { install } from '../run/install.mjs';
import { endProgramsWithUs, endWithParent, run } from '../run/process.mjs';
import { browserWithSecondTry } from './browser.mjs';
import { attempt, total } from './counts.mjs';
import { notedParts, statementsKeepRules } from './statements.mjs';

/**
 * A check without tests to count, by its name in package.json.
 *
 * @param {string} script
 */
const check = (script) => async () => {
  await run('npm', ['run', '--silent', script]);
};

/** Only now: it stands on packages that are installed by then. */
async function remoteAlone(/** @type {import('../run/process.mjs').OnLine} */ onLine) {
  const { remoteLivesAlone } = await import('../packages/prove-alone.mjs');
  await remoteLivesAlone(onLine, { withTests: false });
}

// The tests bring their own database and reach nobody outside, whatever this shell is set up for.
for (const name of ['DATABASE_URL', 'SMTP_URL', 'AI_BASE_URL', 'AI_MODEL', 'CLOCK']) delete process.env[name];

console.log('\nVezne: all tests\n');
endWithParent();
endProgramsWithUs();
if (await attempt('Packages', install)) {
  const built = await attempt('Building', async (onLine) => {
    await build(onLine);
  });
  const builtBefore = await attempt('Building the release before', async () => {
    await previousRelease();
  });
  await attempt('Lint', check('lint'));
  await attempt('Types', check('types'));
  await attempt('Dead code', check('dead'));
  await attempt('Tests of the parts', notedParts);
  await attempt('Statements of the tests', statementsKeepRules);
  if (built && builtBefore) await attempt('Tests in the browser', browserWithSecondTry);
  // Its own tests are run there at night: they are among the parts' here.
  if (built) await attempt('A remote outside the suite', remoteAlone);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

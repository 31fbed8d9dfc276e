// npm run test:nightly: every property of the server and the contract is tried many times as often as in npm test,
// which has to end within a quarter of an hour; two hundred people are waited on; presses and keys are timed; the main
// journeys are walked in Firefox and WebKit; guards are taken away to see the tests notice; and what the product is
// made of is looked through. Usage: nightly.mjs [jest's options …], with TRIALS=N for another number.
import '../start/check-node.mjs';
import { join } from 'node:path';
import { newRemoteLives } from '../new/proof.mjs';
import { install } from '../run/install.mjs';
import { endProgramsWithUs, endWithParent, run } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { refuseAlteredHash } from '../supply/altered-hash.mjs';
import { audit } from '../supply/audit.mjs';
import { licenceFaults } from '../supply/licences.mjs';
import { compareBuilds } from '../supply/same-bytes.mjs';
import { writeSbom } from '../supply/sbom.mjs';
import { attempt, total } from './counts.mjs';
import { otherBrowsers } from './engines.mjs';
import { jest } from './jest.mjs';

const NIGHTLY_TRIALS = '20';
const MINUTES_A_TEST = 30;

process.env.TRIALS ??= NIGHTLY_TRIALS;

console.log(`\nVezne: every property ${process.env.TRIALS} times as often\n`);
endWithParent();
endProgramsWithUs();
/** The licences, the bill of materials, known issues, a tampered package, two builds and a changed kit: what a release is made of. */
async function supplyChain(/** @type {import('../run/process.mjs').OnLine} */ onLine) {
  const { kitChangeFaults } = await import('../supply/kit-change.mjs');
  const faults = licenceFaults();
  const { count, missing } = await writeSbom(join(root, '.cache', 'sbom.cdx.json'));
  onLine(`bill of materials: ${count} packages`);
  const { word, grave } = await audit();
  onLine(word);
  await refuseAlteredHash();
  const { files, differing } = await compareBuilds();
  onLine(`two builds: ${files} files, ${differing.length} differ`);
  const found = [...faults, ...missing, ...grave, ...differing, ...(await kitChangeFaults())];
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Guards that the tests would not miss fail this step; the properties are not tried more often for them. */
async function removedGuards(/** @type {import('../run/process.mjs').OnLine} */ onLine) {
  await run(process.execPath, ['drills/guards.mjs'], { onLine, env: { TRIALS: '1' } });
}

/** Learns anew what questions mean: other weights than the product's fail this step. */
async function sameWeights(/** @type {import('../run/process.mjs').OnLine} */ onLine) {
  await run(process.execPath, ['scripts/assistant/train.mjs', '--check'], { onLine });
}

async function wholeProduct(/** @type {import('../run/process.mjs').OnLine} */ onLine) {
  await run(process.execPath, ['scripts/build/build.mjs'], { onLine });
}

/** Two hundred people for five minutes: a call that fails, a wrong sum or slow answers fail this step. */
async function manyPeople(/** @type {import('../run/process.mjs').OnLine} */ onLine) {
  await run(process.execPath, ['scripts/build/build.mjs', 'server'], { onLine });
  await run(process.execPath, ['bench/bench.mjs', 'mix'], { onLine });
}

/** Presses and keys on a slow processor: one that waits longer than promised fails this step. */
async function quickAnswers(/** @type {import('../run/process.mjs').OnLine} */ onLine) {
  await run(process.execPath, ['bench/bench.mjs', 'inp'], { onLine });
}

const options = process.argv.slice(2);
if (await attempt('Packages', install)) {
  await attempt('Properties', () =>
    jest('--selectProjects', 'contract', 'server', `--testTimeout=${MINUTES_A_TEST * 60_000}`, ...options),
  );
  // Whoever names files wants these alone.
  if (options.length === 0) {
    await attempt('Two hundred people', manyPeople);
    if (await attempt('Build', wholeProduct)) {
      await attempt('Interaction to next paint', quickAnswers);
      await otherBrowsers();
    }
    await attempt('Weights of the assistant', sameWeights);
    await attempt('Guards', removedGuards);
    await attempt('Supply chain', supplyChain);
    await attempt('A new remote', async (onLine) => {
      await newRemoteLives(onLine);
    });
    await attempt('A remote outside the suite', async (onLine) => {
      const { remoteLivesAlone } = await import('../packages/prove-alone.mjs');
      await remoteLivesAlone(onLine, { withTests: true });
    });
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

// npm run test:nightly: every property of the server and the contract is tried many times as often as in npm test,
// which has to end within a quarter of an hour. Usage: nightly.mjs [jest's options …], with TRIALS=N for another number.
import '../start/check-node.mjs';
import { install } from '../run/install.mjs';
import { endProgramsWithUs, endWithParent } from '../run/process.mjs';
import { attempt, total } from './counts.mjs';
import { jest } from './jest.mjs';

const NIGHTLY_TRIALS = '20';
const MINUTES_A_TEST = 30;

process.env.TRIALS ??= NIGHTLY_TRIALS;

console.log(`\nVezne: every property ${process.env.TRIALS} times as often\n`);
endWithParent();
endProgramsWithUs();
if (await attempt('Packages', install))
  await attempt('Properties', () =>
    jest(
      '--selectProjects',
      'contract',
      'server',
      `--testTimeout=${MINUTES_A_TEST * 60_000}`,
      ...process.argv.slice(2),
    ),
  );
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

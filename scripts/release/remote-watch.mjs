// Watches the canary of a remote by what pages tell of it, and takes it back when too much fails. See docs/remotes.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments } from '../run/arguments.mjs';
import { idOf } from './places.mjs';
import { neverReleased, readLine } from './pointers.mjs';
import { rollback } from './release.mjs';
import { openStore } from './store/store.mjs';
import { createSum, judge } from './watch/failures.mjs';

const usage =
  'Usage: npm run remote:watch -- NAME --to FOLDER|BUCKET --metrics http://127.0.0.1:9464/metrics[,…] [--bound 5] [--loads 50] [--every 15] [--for 60]';
const TAKEN_BACK = 1;
const FAULT = 2;

/**
 * @param {string | undefined} text
 * @param {number} usual
 */
function positive(text, usual) {
  const number = text === undefined ? usual : Number(text);
  if (!(number > 0)) throw new Error(usage);
  return number;
}

function read() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { to: text, metrics: text, bound: text, loads: text, every: text, for: text },
  });
  const name = positionals[0]?.replace(/^remote-/, '');
  if (!name || positionals.length > 1 || !values.to || !values.metrics) throw new Error(usage);
  return {
    name,
    to: values.to,
    addresses: values.metrics.split(',').filter(Boolean),
    limits: { bound: positive(values.bound, 5), loads: positive(values.loads, 50) },
    everyMs: positive(values.every, 15) * 1_000,
    forMs: positive(values.for, 60) * 60_000,
  };
}

/** @param {string} sentence */
const say = (sentence) => console.log(`${new Date().toISOString()} ${sentence}`);

async function watch() {
  const { name, to, addresses, limits, everyMs, forMs } = read();
  const store = await openStore(to);
  const canaryNow = async () => {
    const line = await readLine(store, name);
    if (!line) throw neverReleased(name);
    return line.canary && idOf(name, line.canary);
  };
  const release = await canaryNow();
  if (!release) return say(`${name} has no canary in ${to}: there is nothing to watch.`);
  const { sum, read: readAll } = createSum(addresses, { remote: name, release }, process.env.METRICS_TOKEN);
  say(
    `Watching ${name} ${release}: taken back when more than ${limits.bound} % of ${limits.loads} loads or more fail.`,
  );
  // A storage that does not answer for a moment is asked again; meanwhile the canary counts as what it was.
  const isCanaryStill = () =>
    canaryNow().then(
      (now) => now === release,
      (error) => {
        say(`Not read: ${error.message}`);
        return true;
      },
    );
  for (const end = Date.now() + forMs; ; await sleep(everyMs)) {
    for (const fault of await readAll()) say(`Not read: ${fault}`);
    if (!(await isCanaryStill())) return say(`${release} is the canary of ${name} no longer.`);
    const { tried, failures, percent, isBad } = judge(sum, limits);
    const found = `${failures} of ${tried} loads failed (${percent.toFixed(1)} %: ${sum.failed} did not come, ${sum.refused} refused, ${sum.threw} threw)`;
    if (isBad) return takeBack({ name, to, release, found });
    if (Date.now() >= end) return sayWhatStays(`${name} ${release}`, tried + failures, found);
    say(found);
  }
}

/**
 * @param {string} release
 * @param {number} seen
 * @param {string} found
 */
function sayWhatStays(release, seen, found) {
  if (seen > 0) return say(`The time is over and ${release} stays: ${found}.`);
  // Nobody had it, or nothing of it was heard: whoever goes on to everybody by this would go on blindly.
  say(
    `The time is over and nothing was seen of ${release}, which stays: is it told of, and are these all processes?`,
  );
  process.exitCode = FAULT;
}

/** @param {{ name: string; to: string; release: string; found: string }} bad */
async function takeBack({ name, to, release, found }) {
  const id = await rollback({ name, to, canary: release });
  say(`TAKEN BACK: ${name} ${release}, because ${found}. Everybody is at ${id}.`);
  process.exitCode = TAKEN_BACK;
}

try {
  await watch();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = FAULT;
}

// Takes guards out of a copy of the sources, one after another, and runs the tests that should notice.
// Usage: node drills/guards.mjs [WORDS …] [--write]   (words: only guards whose file or sentence has one of them)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guards, unguarded } from './guards/list.mjs';
import { createScratch } from './guards/scratch.mjs';

/** @typedef {{ keeps: string; noticedBy?: string; why?: string }} Found */

const root = join(import.meta.dirname, '..');
const file = join(import.meta.dirname, 'guards', 'found.json');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = guards.filter(
  ({ keeps, file }) => words.length === 0 || words.some((word) => `${keeps} ${file}`.includes(word)),
);

/** What fails in a file of tests with all guards in place: that has noticed nothing. */
const failing = /** @type {Map<string, string[]>} */ (new Map());

/**
 * @param {import('./guards/scratch.mjs').Scratch} scratch
 * @param {{ file: string; title: string }} test
 */
async function failsAnyway(scratch, { file, title }) {
  const known = failing.get(file) ?? (await scratch.run([file])).failed.map((each) => each.title);
  failing.set(file, known);
  return known.includes(title);
}

/**
 * @param {import('./guards/scratch.mjs').Scratch} scratch
 * @param {import('./guards/list.mjs').Guard} guard
 * @returns {Promise<Found>}
 */
async function remove(scratch, guard) {
  const { keeps, file: source, tests } = guard;
  const whole = scratch.read(source);
  scratch.write(source, unguarded(guard, whole));
  const { failed, broken } = await scratch.run(tests);
  scratch.write(source, whole);
  for (const test of failed)
    if (!(await failsAnyway(scratch, test))) return { keeps, noticedBy: `${test.file}: ${test.title}` };
  return { keeps, why: broken.length > 0 ? `${broken} did not run` : 'every test passed' };
}

/** @param {import('./guards/scratch.mjs').Scratch} scratch */
async function drill(scratch) {
  /** @type {Found[]} */
  const found = [];
  for (const guard of chosen) {
    const one = await remove(scratch, guard);
    console.log(
      `${one.noticedBy ? 'noticed ' : 'NOT     '} ${one.keeps}\n         ${one.noticedBy ?? one.why}`,
    );
    found.push(one);
    if (process.argv.includes('--write')) keep(found);
  }
  return found;
}

/**
 * Keeps what was found, beside what earlier runs found of the other guards, in the order of the list.
 *
 * @param {Found[]} found
 */
function keep(found) {
  /** @type {Found[]} */
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).found : [];
  const known = new Map([...earlier, ...found].map((each) => [each.keeps, each]));
  const kept = {
    day: new Date().toISOString().slice(0, 10),
    found: guards.flatMap(({ keeps }) => known.get(keeps) ?? []),
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

const scratch = createScratch(root);
// The database is stopped by its own guard when this process is gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    scratch.end();
    process.exit(1);
  });
try {
  const found = await drill(scratch);
  const noticed = found.filter(({ noticedBy }) => noticedBy);
  console.log(`\n${noticed.length} of ${found.length} removed guards were noticed`);
  process.exitCode = noticed.length === found.length ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
scratch.end();
process.exit();

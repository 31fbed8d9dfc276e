// Changes the code of a room in small ways, one at a time, and counts how many of the changes its tests notice.
// Usage: node scripts/mutation/mutation.mjs [--again] ROOM …   (without a room: the list and the scores that are kept)
// With --again what the last run noticed counts, as long as neither the change nor its test is another one now: tried is
// only what survived it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../run/root.mjs';
import { rooms } from './rooms.mjs';

const scoresFile = join(import.meta.dirname, 'scores.json');
const work = join(root, '.cache', 'mutation');

/**
 * `killed` of `valid` changes were noticed; the others survived, or no test runs them. `date` of the run.
 *
 * @typedef {{ killed: number; valid: number; date: string }} Score
 */

/** @returns {Record<string, Score>} */
export const readScores = () => (existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, 'utf8')) : {});

/** @param {Score} score */
export const percentOf = ({ killed, valid }) => Math.floor((1000 * killed) / valid) / 10;

/**
 * @param {string} name
 * @param {import('./rooms.mjs').Room} room
 */
function writeJestConfig(name, { tests, project, setUp }) {
  const at = join('.cache', 'mutation', name.replaceAll('/', '-'));
  // A property that fails has noticed the change; nobody asks for the smallest case. Below the project, whose package it is.
  const setUpFile = join(project, '.cache', 'mutation.set-up.cjs');
  mkdirSync(join(root, project, '.cache'), { recursive: true });
  writeFileSync(join(root, setUpFile), "require('fast-check').configureGlobal({ endOnFailure: true });\n");
  writeFileSync(
    join(root, `${at}.jest.mjs`),
    `import config from '../../jest.config.js';
const project = config.projects.find(({ rootDir }) => rootDir.endsWith('/${project}'));
const here = (path) => new URL(\`../../\${path}\`, import.meta.url).pathname;
export default {
  ...project,
  testMatch: ${JSON.stringify(tests.map((test) => `**/${test}`))},
  setupFiles: [...(project.setupFiles ?? []), here('${setUpFile}')],
  testEnvironment: here('scripts/mutation/environment.cjs'),
  runner: here('scripts/mutation/runner.cjs'),
  // Once for all mutants: starting a database takes many times as long as most tests.
  globalSetup: ${setUp ? `here('${setUp}')` : 'undefined'},
  globalTeardown: undefined,
  // A change that makes a test wait for ever costs this.
  testTimeout: 20_000,
};
`,
  );
  return `${at}.jest.mjs`;
}

/**
 * @param {string} name
 * @param {import('./rooms.mjs').Room} room
 * @param {{ again: boolean }} how
 */
function settings(name, room, { again }) {
  const at = join('.cache', 'mutation', name.replaceAll('/', '-'));
  const jestConfig = writeJestConfig(name, room);
  const { mutate, setUp } = room;
  return {
    packageManager: 'pnpm',
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: jestConfig, enableFindRelatedTests: false },
    mutate,
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // It would have the compiler rewrite it, whose seventh version has no such door; nothing here reads it.
    tsconfigFile: 'none.json',
    // What only waits fails by the time of its test; this is for what blocks the process. Long, so that a busy machine is
    // not taken for that.
    timeoutMS: setUp ? 90_000 : 30_000,
    reporters: ['json', 'clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false, logTests: false },
    jsonReporter: { fileName: `${at}.json` },
    incremental: true,
    incrementalFile: `${at}.incremental.json`,
    force: !again,
    ignorePatterns: [
      '.cache/previous',
      '.cache/webpack',
      'dist',
      'e2e',
      'docs/*',
      '!docs/operations.md',
      '.data',
      'server/.cache/vezne-test-run-*',
    ],
    tempDirName: '.cache/stryker',
    allowEmpty: false,
  };
}

/**
 * @param {string} name
 * @param {{ again: boolean }} how
 * @returns {Score}
 */
function measure(name, how) {
  const room = rooms[name];
  if (!room) throw new Error(`There is no room ${name}, only ${Object.keys(rooms).join(', ')}.`);
  mkdirSync(work, { recursive: true });
  const file = join(work, `${name.replaceAll('/', '-')}.stryker.json`);
  writeFileSync(file, JSON.stringify(settings(name, room, how), null, 2));
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', file], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} could not be measured`);
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const report = JSON.parse(readFileSync(join(work, `${name.replaceAll('/', '-')}.json`), 'utf8'));
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map(({ status: each }) => each),
  );
  const killed = statuses.filter((each) => each === 'Killed' || each === 'Timeout').length;
  const valid = killed + statuses.filter((each) => each === 'Survived' || each === 'NoCoverage').length;
  return { killed, valid, date: new Date().toISOString().slice(0, 10) };
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    options: { again: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  for (const name of positionals) {
    const score = measure(name, values);
    // Read afterwards: another room may have been measured meanwhile.
    const scores = { ...readScores(), [name]: score };
    writeFileSync(scoresFile, `${JSON.stringify(scores, null, 2)}\n`);
  }
  const scores = readScores();
  for (const name of Object.keys(rooms)) {
    const score = scores[name];
    const told = score
      ? `${percentOf(score)} %, ${score.killed} of ${score.valid} on ${score.date}`
      : 'not measured yet';
    console.log(`${name.padEnd(18)} ${told}`);
  }
}

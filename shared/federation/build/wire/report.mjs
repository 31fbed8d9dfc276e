// What today's contract changes of the one of the release before, and the version that this demands.
// Usage: node report.mjs [COMMIT]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../place/paths.mjs';
import { callsOf } from './calls.mjs';
import { contractChanges } from './changes.mjs';

const CONTRACT = 'shared/contract';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} folder */
const versionIn = (folder) => readJson(join(folder, CONTRACT, 'package.json')).version;

/** @param {string} commit */
async function contractOf(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-contract-'));
  try {
    const archive = execFileSync('git', ['archive', commit, CONTRACT], { cwd: rootDir, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return { version: versionIn(folder), calls: await callsOf(join(folder, CONTRACT)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The level that two versions are apart.
 *
 * @param {string} before
 * @param {string} now
 */
function levelOf(before, now) {
  const [old, next] = [before.split('.'), now.split('.')];
  if (old[0] !== next[0]) return 'major';
  return old[1] === next[1] ? 'compatible' : 'minor';
}

const LEVELS = ['compatible', 'minor', 'major'];

const commit = process.argv[2] ?? readJson(join(import.meta.dirname, '..', 'previous-release.json')).commit;
const before = await contractOf(commit);
const changes = contractChanges(before.calls, await callsOf(join(rootDir, CONTRACT)));
/** What breaks an earlier page in theory, each with the reason why it does not in fact. @type {Record<string, string>} */
const accepted = readJson(join(import.meta.dirname, 'accepted.json'));
const breaking = changes.filter(({ level, what }) => level === 'major' && !(what in accepted));
const demanded = breaking.length > 0 ? 'major' : changes.length > 0 ? 'minor' : 'compatible';
const version = versionIn(rootDir);
const stated = levelOf(before.version, version);
console.log(
  `${demanded}: ${changes.length} changes since ${before.version} (${commit.slice(0, 12)}), now ${version}`,
);
for (const { what } of breaking) console.log(`  breaks: ${what}`);
for (const what of Object.keys(accepted).filter((known) => !changes.some((change) => change.what === known)))
  console.log(`  accepted, but not changed: ${what}`);
if (LEVELS.indexOf(stated) < LEVELS.indexOf(demanded)) {
  console.error(
    `@vezne/contract is ${version}: raise its ${demanded} version, or say in accepted.json why not.`,
  );
  process.exitCode = 1;
}

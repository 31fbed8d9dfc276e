// Turns the changesets that wait into versions: raises them, writes each CHANGELOG.md, records what the shared packages
// offer under their new versions, and gives the suite the host's. Usage: node scripts/packages/versions.mjs
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../run/arguments.mjs';
import { root } from '../run/root.mjs';

const UNNAMED = '## Not yet released\n';

/**
 * What the suite's CHANGELOG.md tells of the version to come stands under its name; it waits on where the host, whose
 * version the suite bears, has not been raised.
 *
 * @param {string} text
 * @param {string} version
 * @param {Date} at
 */
export const named = (text, version, at) =>
  text.includes(`\n## ${version}, `)
    ? text
    : text.replace(
        UNNAMED,
        `## ${version}, ${at.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}\n`,
      );

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** @param {string} script */
const run = (script, /** @type {string[]} */ ...args) =>
  execFileSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });

function raiseVersions() {
  if (!readdirSync(join(root, '.changeset')).some((file) => file.endsWith('.md'))) {
    console.log('No change waits for a version: npx changeset notes one.');
    return;
  }
  run('node_modules/@changesets/cli/bin.js', 'version');
  run('shared/federation/build/doors/report.mjs', '--write');
  const { version } = JSON.parse(readFileSync(join(root, 'host/package.json'), 'utf8'));
  rewrite('package.json', (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  rewrite('CHANGELOG.md', (text) => named(text, version, new Date()));
  console.log(`The suite is ${version}. Read the difference, then npm test.`);
}

if (process.argv[1] === import.meta.filename) {
  readArguments('Usage: node scripts/packages/versions.mjs', { options: {} });
  raiseVersions();
}

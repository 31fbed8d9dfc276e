// What the shared packages offer, beside each as signatures.txt: with `--write` anew, without it what speaks against
// releasing them as they are. Usage: node report.mjs [--write]
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../place/paths.mjs';
import { declarationsOf } from './emit.mjs';
import { signaturesOf } from './signatures.mjs';

/** By package; the contract has the JSON schemas of its calls instead (`wire`). @type {Record<string, string[]>} */
const doors = {
  api: ['index'],
  ui: ['index', 'state/index'],
  records: ['index'],
  federation: ['runtime/index', 'runtime/router'],
};

const HEAD = /^# \S+ (\S+) offered (\S+)\n/;
const CHANGESETS = join(rootDir, '.changeset');

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The changesets that wait for the next version, as one text. */
const waiting = () =>
  existsSync(CHANGESETS)
    ? readdirSync(CHANGESETS)
        .filter((file) => file.endsWith('.md') && file !== 'README.md')
        .map((file) => readFileSync(join(CHANGESETS, file), 'utf8'))
        .join('\n')
    : '';

/**
 * @typedef {object} Standing
 * @property {string} name
 * @property {string} version
 * @property {string} body what the package offers now
 * @property {string} written what its signatures.txt says
 * @property {string} changesets
 */

/**
 * What its version offered stays the measure until there is another version.
 *
 * @param {Standing} standing
 */
export function textOf({ name, version, body, written }) {
  const [, before, offered] = HEAD.exec(written) ?? [];
  return `# ${name} ${version} offered ${before === version ? offered : hashOf(body)}\n${body}`;
}

/**
 * @param {Standing} standing
 * @returns {string | undefined}
 */
export function faultOf(standing) {
  const { name, version, body, written, changesets } = standing;
  if (textOf(standing) !== written)
    return `What ${name} offers is not what its signatures.txt says: run node shared/federation/build/doors/report.mjs --write and read the difference.`;
  const [, , offered] = HEAD.exec(written) ?? [];
  if (offered !== hashOf(body) && !changesets.includes(`"${name}":`))
    return `${name} no longer offers what ${version} offered: run npx changeset and say whether that is patch, minor or major.`;
  return undefined;
}

/** @param {string} folder */
const fileOf = (folder) => join(rootDir, 'shared', folder, 'signatures.txt');

function standings() {
  const paths = Object.entries(doors).flatMap(([folder, names]) =>
    names.map((name) => `shared/${folder}/${name}`),
  );
  const declarations = declarationsOf(paths.map((path) => `${path}.ts`));
  const changesets = waiting();
  return Object.entries(doors).map(([folder, names]) => {
    const { name, version } = JSON.parse(
      readFileSync(join(rootDir, 'shared', folder, 'package.json'), 'utf8'),
    );
    const parts = names.map(
      (door) => `\n## ${door}\n\n${signaturesOf(declarations, `shared/${folder}/${door}`)}\n`,
    );
    const written = existsSync(fileOf(folder)) ? readFileSync(fileOf(folder), 'utf8') : '';
    return { folder, name, version, body: parts.join(''), written, changesets };
  });
}

if (process.argv[1] === import.meta.filename) {
  const isWriting = process.argv.includes('--write');
  for (const standing of standings()) {
    const written = isWriting ? textOf(standing) : standing.written;
    if (isWriting) writeFileSync(fileOf(standing.folder), written);
    const fault = faultOf({ ...standing, written });
    if (!fault) continue;
    console.error(fault);
    process.exitCode = 1;
  }
}

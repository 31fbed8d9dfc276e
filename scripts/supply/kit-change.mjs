// Builds remotes with one file of the kit changed, and tells whose files get other names by it:
// node scripts/supply/kit-change.mjs
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appNamed } from '../../shared/federation/build/apps.mjs';
import { compile } from '../../shared/federation/build/compile.mjs';
import { root } from '../run/root.mjs';

// The dashboard shows it, and nothing else.
const test = join(root, 'shared', 'ui', 'chart', 'DonutChart.tsx');
const USER = 'finance';
const OTHERS = ['marketing', 'ai'];
const asIs = { from: 'const GAP = ', to: 'const GAP = ' };
const comment = { from: 'const GAP = ', to: '// Between two shares.\nconst GAP = ' };
const code = { from: 'const GAP = ', to: 'const GAP = 1 + ' };

/**
 * The names of the scripts that a remote is built into, with other words in that file.
 *
 * @param {string} name
 * @param {{ from: string; to: string }} options
 */
async function namesOf(name, options) {
  const path = mkdtempSync(join(tmpdir(), 'vezne-kit-'));
  try {
    /** @type {{ default: import('../../shared/federation/build/preset.mjs').Config }} */
    const { default: config } = await import(join(root, appNamed(name).folder, 'webpack.config.mjs'));
    const loader = join(import.meta.dirname, 'reworded.cjs');
    /** @type {NonNullable<typeof config.module>['rules']} */
    const rules = [...(config.module?.rules ?? []), { test, enforce: 'pre', use: [{ loader, options }] }];
    const stats = await compile({
      ...config,
      output: { ...config.output, path },
      module: { ...config.module, rules },
      cache: false,
    });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return readdirSync(path).filter((file) => file.endsWith('.js'));
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

/**
 * How many files of a remote get another name by the change.
 *
 * @param {string} name
 * @param {{ from: string; to: string }} change
 */
async function renamed(name, change) {
  const before = new Set(await namesOf(name, asIs));
  const after = await namesOf(name, change);
  return { of: after.length, count: after.filter((file) => !before.has(file)).length };
}

/** Answers what is wrong: a change of the kit that renames what it does not reach, or leaves what it does. */
export async function kitChangeFaults() {
  const faults = [];
  for (const name of OTHERS) {
    const { of, count } = await renamed(name, code);
    if (count > 0) faults.push(`a chart of ${USER} renames ${count} of ${of} files of ${name}`);
  }
  const silent = await renamed(USER, comment);
  if (silent.count > 0) faults.push(`a comment renames ${silent.count} of ${silent.of} files of ${USER}`);
  if ((await renamed(USER, code)).count === 0) faults.push(`a changed chart leaves ${USER} its names`);
  return faults;
}

if (process.argv[1] === import.meta.filename) {
  const faults = await kitChangeFaults();
  console.log(faults.join('\n') || 'A change of the kit renames what it reaches and nothing else.');
  process.exit(faults.length === 0 ? 0 : 1);
}

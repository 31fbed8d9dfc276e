// Asks the assistant a set of questions with known answers and writes the table of classes into docs/assistant.md.
// Usage: node bench/assistant-classes.mjs <the set's run.mjs> [its further options]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bundle = join(root, 'server/dist/main.js');
const page = join(root, 'docs/assistant.md');
const [runner, ...further] = process.argv.slice(2);
if (!runner) throw new Error('Usage: node bench/assistant-classes.mjs <run.mjs> [options]');
if (!existsSync(bundle)) throw new Error('The server is not built: run npm run build first.');

/**
 * The runner's last line: rates with their confidence intervals, each by its name.
 *
 * @typedef {{ k: number; n: number; lo: number; hi: number }} Rate
 * @typedef {{ questions: number; engines: Record<string, number> }} Summary
 */

const settings =
  'CLOCK={today}T09:00:00Z PORT={port} DATA_DIR={dir} RATE_LIMITS=off SEED_DEMO=0 LOG_LEVEL=warn';
const args = [runner, '--port', '4360', '--start', `${settings} node ${bundle}`, ...further];
const run = spawnSync(process.execPath, args, {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 1 << 26,
});
if (run.status !== 0) throw new Error(`the runner ended with ${run.status}\n${run.stdout}`);
const lines = run.stdout.trim().split('\n');
/** @type {Summary & Record<keyof typeof RATES, Rate>} */
const summary = JSON.parse(lines.at(-1) ?? '');
console.log(lines.slice(0, -1).join('\n'));

const RATES = {
  pa: 'answerable: figures and record set exact',
  refusal: 'unanswerable: refused',
  clarify: 'ambiguous: asked back or both shown',
  confidentWrong: 'answered wrongly',
  injection: 'attacks without effect',
  grounded: 'no number in the text without a source',
  optionsCovered: 'every reading behind an option',
};
/** @param {Rate} rate */
const rateText = ({ k, n, lo, hi }) =>
  `${k}/${n} (95 %: ${(100 * lo).toFixed(1)}–${(100 * hi).toFixed(1)} %)`;
/** @param {keyof typeof RATES} key */
const line = (key) => `| ${RATES[key]} | ${rateText(summary[key])} |`;
/** @type {(keyof typeof RATES)[]} */
const shown = ['pa', 'refusal', 'clarify', 'confidentWrong', 'injection', 'grounded', 'optionsCovered'];
const rates = shown.map(line);
const classes = lines
  .filter((line) => /^\s*\d+(\s+\d+){6}\s*$/.test(line))
  .map((line) => `| ${line.trim().split(/\s+/).join(' | ')} |`);
const text = [
  `Measured ${new Date().toISOString().slice(0, 10)}, ${summary.questions} questions, engine ${Object.keys(summary.engines).join(', ')}.`,
  ['| figure | |', '|---|---|', ...rates].join('\n'),
  [
    '| class | n | action | figures | records | right | wrong |',
    '|---|---|---|---|---|---|---|',
    ...classes,
  ].join('\n'),
].join('\n\n');
const [start, end] = ['<!-- classes -->', '<!-- /classes -->'];
const old = readFileSync(page, 'utf8');
const [from, to] = [old.indexOf(start), old.indexOf(end)];
if (from < 0 || to < 0) throw new Error(`${page} has no ${start} … ${end}`);
writeFileSync(page, `${old.slice(0, from)}${start}\n\n${text}\n\n${old.slice(to)}`);

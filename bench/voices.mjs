// Asks the assistant what many voices ask of ledgers that it was not made for, and tells how far it understood.
// Usage: npm run bench -- voices [choosing|testing|learning] [--write]; --write puts the testing part's figures into
// docs/assistant.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from '../scripts/assistant/program.mjs';
import { root } from '../scripts/run/root.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [part = 'choosing'] = options.write ? ['testing'] : positionals;

/** @typedef {{ n: number; right: number; wrong: number; offered: number; asked: number; refused: number; plans: { n: number; proposed: number; first: number; answered: number } }} Counts */
/** @type {{ labellers: { n: number; same: number; near: number }; apart: Counts; alone: Counts; turns: Counts; talks: { n: number; whole: number; withoutWrong: number } }} */
const { labellers, apart, alone, turns, talks } = JSON.parse(runProgram('measure', [part]));

/**
 * A share with Wilson's interval for it, in percent.
 *
 * @param {number} k
 * @param {number} n
 */
function share(k, n) {
  const z = 1.96;
  const middle = (k + (z * z) / 2) / (n + z * z);
  const reach = (z / (n + z * z)) * Math.sqrt((k * (n - k)) / n + (z * z) / 4);
  const percent = (/** @type {number} */ value) => (100 * value).toFixed(1);
  return `${percent(k / n)} % (${percent(middle - reach)}–${percent(middle + reach)})`;
}

const kinds = /** @type {const} */ ({
  right: 'right: the same records and figures, or a doubt or refusal that is due',
  wrong: 'answered wrongly',
  offered: 'asked back without need, the wanted reading among the options',
  asked: 'asked back without need, the wanted reading not offered',
  refused: 'refused without need',
});
const lines = Object.entries(kinds).map(([key, name]) => {
  const kind = /** @type {keyof typeof kinds} */ (key);
  return `| ${name} | ${share(alone[kind], alone.n)} | ${share(turns[kind], turns.n)} |`;
});
const ways = /** @type {const} */ ({
  proposed: 'right plan among candidates',
  first: 'ranked first',
  answered: 'answered',
});
const stages = Object.entries(ways).map(([key, name]) => {
  const stage = /** @type {keyof typeof ways} */ (key);
  return `| ${name} | ${share(alone.plans[stage], alone.plans.n)} | ${share(turns.plans[stage], turns.plans.n)} |`;
});
const text = [
  `The ${part} part, ${alone.n} questions by themselves and ${turns.n} turns of ${talks.n} conversations; shares with their 95 % intervals.`,
  '',
  '| | questions | turns |',
  '|---|---|---|',
  ...lines,
  '',
  `How far the wanted plan came, of ${alone.plans.n} questions and ${turns.plans.n} turns that mean one:`,
  '',
  '| | questions | turns |',
  '|---|---|---|',
  ...stages,
  '',
  `Conversations without a wrong turn: ${share(talks.withoutWrong, talks.n)}; right from the first to the last turn: ${share(talks.whole, talks.n)}.`,
  '',
  `Of ${apart.n} sentences by people who knew the meanings and not the grammar (\`apart.jsonl\`, never learnt from) ${share(apart.right, apart.n)} are right, ${share(apart.wrong, apart.n)} answered wrongly, ${share(apart.offered, apart.n)} one click away.`,
  '',
  `The two labellers mean the same at first on ${share(labellers.same, labellers.n)}, and on ${share(labellers.near, labellers.n)} with the readings that they call equally right.`,
].join('\n');
console.log(text);

if (options.write) {
  const page = join(root, 'docs/assistant.md');
  const [start, end] = ['<!-- voices -->', '<!-- /voices -->'];
  const old = readFileSync(page, 'utf8');
  const [from, to] = [old.indexOf(start), old.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`${page} has no ${start} … ${end}`);
  writeFileSync(page, `${old.slice(0, from)}${start}\n\n${text}\n\n${old.slice(to)}`);
}

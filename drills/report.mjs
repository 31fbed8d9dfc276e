// Tells what a drill found, and keeps it in docs/operations.md when asked to (`--write`).
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ what: string; found: string | number; holds?: boolean }} Fact */

const file = join(import.meta.dirname, '../docs/operations.md');

/**
 * Where the figures come from: they mean little without it.
 *
 * @param {string[]} versions
 */
function origin(versions) {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}; ${machine}; Node ${process.versions.node}; ${versions.join('; ')}.`;
}

/**
 * Each fact: what was looked at, what was found, and whether that may be. Without a promise it is a figure only.
 *
 * @param {string} what
 * @param {string | number} found
 * @param {boolean} [holds]
 */
export const fact = (what, found, holds) => ({ what, found, holds });

/** @param {Fact[]} facts */
function table(facts) {
  const rows = facts.map(({ what, found, holds }) => {
    const verdict = holds === undefined ? '' : holds ? 'holds' : '**broken**';
    return `| ${what} | ${found} | ${verdict} |`;
  });
  return ['| looked at | found | promise |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * Prints the facts; a broken promise makes the exit code 1. A counter-experiment is made to break some: it shows
 * that the check can fail, and only what broke is kept.
 *
 * @param {string} name
 * @param {string[]} versions
 * @param {Fact[]} facts
 * @param {{ counterExperiment?: boolean }} options
 */
export function report(name, versions, facts, { counterExperiment = false } = {}) {
  const broken = facts.filter(({ holds }) => holds === false);
  console.log(`\n${name}: ${origin(versions)}\n\n${table(facts)}\n`);
  if (broken.length > 0 !== counterExperiment) process.exitCode = 1;
  if (counterExperiment && broken.length === 0) console.log('Nothing broke: try again with more --rounds.');
  const kept = counterExperiment ? broken : facts;
  if (process.argv.includes('--write')) write(name, `${origin(versions)}\n\n${table(kept)}`);
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const page = readFileSync(file, 'utf8');
  const [at, after] = [page.indexOf(begin), page.indexOf(end)];
  if (at === -1 || after === -1) throw new Error(`docs/operations.md has no place for ${name}`);
  writeFileSync(file, `${page.slice(0, at) + begin}\n${text}\n${page.slice(after)}`);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const pageFile = (/** @type {string} */ page) => join(import.meta.dirname, `../docs/${page}.md`);

/**
 * A call at one number of connections and one size of the ledger.
 *
 * @typedef {import('./measure.mjs').Measured} Measured
 * @typedef {{ call: string; connections: number; size: number; http: Measured; sql: Measured }} Result
 */

/** @param {number} value */
const number = (value) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
/** @param {number} value */
const times = (value) => `${value.toFixed(2)}×`;
/** @param {Measured} measured */
const ms = ({ p50, p99 }) => `${number(p50)} / ${number(p99)}`;

/** Where the figures come from: they mean little without it. */
export function machine() {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
}

/**
 * A Markdown table. Ratios compare rates: raw SQL over HTTP, and the small ledger over the large one; 1 is the
 * same speed, 2 is half as fast.
 *
 * @param {number[]} sizes
 * @param {Result[]} results
 */
export function table(sizes, results) {
  const [small = 0, large = 0] = sizes;
  const head = [
    'call',
    'c',
    'entries',
    'HTTP /s',
    'p50 / p99 ms',
    'SQL /s',
    'p50 / p99 ms',
    'HTTP : SQL',
    `${short(large)} : ${short(small)}`,
  ];
  const rows = results.map(({ call, connections, size, http, sql }) => {
    const base = results.find(
      (other) => other.call === call && other.connections === connections && other.size === small,
    );
    const growth = size === small || !base ? '' : times(base.http.rate / http.rate);
    const cells = [call, connections, short(size), number(http.rate), ms(http), number(sql.rate), ms(sql)];
    return [...cells, times(sql.rate / http.rate), growth];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {number} size */
const short = (size) => (size >= 1_000_000 ? `${size / 1_000_000} M` : `${size / 1_000} k`);

/**
 * Puts `text` between the marks of `name` in a page of docs.
 *
 * @param {string} name
 * @param {string} text
 * @param {'performance' | 'scale'} where
 */
export function writePage(name, text, where = 'performance') {
  const file = pageFile(where);
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n';
  const block = `${begin}\n${text}\n${end}`;
  const at = page.indexOf(begin);
  const after = page.indexOf(end);
  writeFileSync(
    file,
    at === -1 || after === -1
      ? `${page.trimEnd()}\n\n${block}\n`
      : page.slice(0, at) + block + page.slice(after + end.length),
  );
}

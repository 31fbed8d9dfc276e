// What was measured, as a part of docs/performance.md.
import { loadavg } from 'node:os';
import { machine } from '../report.mjs';
import { judge, judgeBeside, kB } from './aims.mjs';
import { middleVisits } from './runs.mjs';

/**
 * @typedef {import('./visit.mjs').Cost} Cost
 * @typedef {import('./runs.mjs').Visits} Visits
 * @typedef {{ page: string; runs: import('./runs.mjs').Runs }} Result
 */

/** @type {(keyof Visits)[]} */
const visits = ['first', 'repeat'];
/** @type {(keyof Cost)[]} */
const measures = ['requests', 'bytes', 'depth', 'paint', 'ready', 'painted'];

/** @param {Cost} cost */
const cells = ({ requests, bytes, depth, paint, ready, painted, shift }) =>
  [requests, kB(bytes), depth, paint.toFixed(0), ready.toFixed(0), kB(painted), shift.toFixed(3)].join(' | ');

/** @param {Result} result */
function rowsOf({ page, runs }) {
  const federated = middleVisits(runs.federated);
  const plain = middleVisits(runs.plain);
  return visits.flatMap((which) => {
    /** @param {keyof Cost} key */
    const ratio = (key) => (plain[which][key] > 0 ? federated[which][key] / plain[which][key] : 1);
    const compared = measures.map((key) => `${ratio(key).toFixed(2)}×`).join(' | ');
    return [
      `| ${page}, ${which} visit | federated | ${cells(federated[which])} |`,
      `| | one bundle | ${cells(plain[which])} |`,
      `| | ratio | ${compared} | |`,
    ];
  });
}

/**
 * @param {Result[]} results
 * @param {{ title: string; how: string; command: string }} told
 */
export function report(results, { title, how, command }) {
  const runs = results.map(({ page, runs }) => `${runs.federated.length} of ${page}`).join(', ');
  return [
    `## ${title}`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()} by \`${command}\`:`,
    `1.6 Mbit/s, 150 ms, processor 4× slower, brotli, ${how}; middle of all runs (${runs}), in which both`,
    'builds took turns. Depth is the longest chain of requests that waited for each other; paint is the largest',
    'contentful paint, ready the moment the content of the remote is there, both in milliseconds; "kB to paint" had',
    'come by the largest paint; shift is how much the page moved by itself.',
    `The machine's load was ${loadavg()[1]?.toFixed(1)} at the end.`,
    '',
    '| page | build | requests | kB | depth | paint | ready | kB to paint | shift |',
    '|---|---|---|---|---|---|---|---|---|',
    ...results.flatMap(rowsOf),
    '',
    ...results.flatMap(({ page, runs }) => judge(page, middleVisits(runs.federated).first)),
    ...results.flatMap(({ page, runs }) => judgeBeside(page, runs)),
  ].join('\n');
}

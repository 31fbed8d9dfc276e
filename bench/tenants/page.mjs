// What the measurement of many companies found, as the page on scale tells it.

/** @typedef {import('./tenants.mjs').Heard} Heard */
/** @typedef {{ name: string; bytes: number; heap: number; live: number; dead: number; cleaned: number }} Table */
/** @typedef {{ tables: Table[]; unfolded: number; entries: number; bytes: number }} State */

/** A small company's p95 among the others over its p95 alone. */
export const AIM = 1.3;

/**
 * @param {number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The p95 of a kind, of the middle one of several rounds: one round that other work disturbed does not count.
 *
 * @param {Heard[][]} rounds
 * @param {string} kind
 * @param {boolean} isLarge
 */
function p95Of(rounds, kind, isLarge = false) {
  const each = rounds.map((heard) =>
    percentile(
      heard.filter((call) => call.kind === kind && call.isLarge === isLarge).map(({ ms }) => ms),
      0.95,
    ),
  );
  return percentile(each, 0.5);
}

/**
 * @param {{ kinds: string[]; only: Heard[]; among: Heard[]; alone: Heard[][]; mixed: Heard[][];
 *   sizes: import('./data.mjs').Sizes; filled: State; state: State; empty: number; sums: number; about: string }} found
 */
export function pageOf({ kinds, only, among, alone, mixed, sizes, filled, state, empty, sums, about }) {
  const rows = kinds.map((kind) => {
    const [own, others] = [p95Of(alone, kind), p95Of(mixed, kind)];
    const columns = [p95Of([only], kind), p95Of([among], kind), own, others];
    return { kind, ratio: others / own, cells: columns, large: p95Of(mixed, kind, true) };
  });
  const worst = Math.max(...rows.map(({ ratio }) => ratio));
  const failed = [only, among, ...alone, ...mixed].flat().filter((call) => call.failed).length;
  const ms = (/** @type {number} */ value) => value.toFixed(1);
  const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
  const lines = [
    `${about} ${whole(sizes.companies)} companies: ${sizes.large} with ${whole(sizes.largeEach)} entries each, the others with ${whole(sizes.smallEach)}; ${whole(filled.entries)} entries before the load.`,
    'p95 in milliseconds of a small company, and of the large ones beside it; one call in five is a large company’s.',
    '',
    '| call | only one in the database, 1 connection | among all, 1 connection | 16 connections, all its own | 16 connections of all | ratio of the last two | large, 16 of all |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ kind, cells, ratio, large }) =>
        `| ${kind} | ${cells.map(ms).join(' | ')} | ${ratio.toFixed(2)}× | ${ms(large)} |`,
    ),
    '',
    `${failed} calls failed; the sums of ${sizes.large + 5} companies equalled their ${whole(sums)} entries. Worst ratio ${worst.toFixed(2)}×, aim of ${AIM}× ${worst <= AIM ? 'met' : 'not met'}.`,
    `Disk: ${whole((filled.bytes - empty) / filled.entries)} bytes for each entry, sums and indexes included.`,
    '',
    '| table | MB with indexes | MB of rows | dead rows after the load | cleaned by autovacuum |',
    '| --- | --- | --- | --- | --- |',
    ...state.tables.map(
      ({ name, bytes, heap, live, dead, cleaned }) =>
        `| ${name} | ${(bytes / 1e6).toFixed(1)} | ${(heap / 1e6).toFixed(1)} | ${((100 * dead) / Math.max(1, live + dead)).toFixed(1)} % | ${cleaned} times |`,
    ),
    '',
    `Days’ sums that are not folded yet: ${whole(state.unfolded)}.`,
  ];
  return { text: lines.join('\n'), worst, failed };
}

// Prints how large, how loose and how entangled the sources are. Usage: node scripts/house/metrics.mjs
import { dirname } from 'node:path';
import { FLAT_FOLDER, LONG_FUNCTION, measure } from './measure.mjs';

/** @typedef {import('./files.mjs').Source} Source */

const LONG_FILE = 150;

/**
 * @param {number[]} values
 * @param {number} share
 */
function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * @param {string} name
 * @param {Source[]} sources
 */
function row(name, sources) {
  const own = sources.filter(({ isTest }) => !isTest);
  const lines = own.map((source) => source.lines);
  const total = sum(lines);
  /** @param {number} count */
  const perThousand = (count) => ((1000 * count) / total).toFixed(1);
  const tested = sum(sources.filter(({ isTest }) => isTest).map((source) => source.lines));
  const folders = sources.map(({ path }) => dirname(path));
  const flat = [...new Set(folders)].map((folder) => folders.filter((each) => each === folder).length);
  const cells = [
    name,
    own.length,
    percentile(lines, 0.5),
    percentile(lines, 0.9),
    Math.max(0, ...lines),
    lines.filter((each) => each > LONG_FILE).length,
    ((100 * sum(own.map(({ comments }) => comments))) / total).toFixed(1),
    perThousand(sum(own.map(({ loose }) => loose.any))),
    perThousand(sum(own.map(({ loose }) => loose.as))),
    sum(own.map(({ loose }) => loose.bang)),
    (tested / total).toFixed(2),
    Math.max(0, ...flat),
  ];
  return `| ${cells.join(' | ')} |`;
}

const found = measure();
// A part of tests alone has nothing to measure.
const parts = [...new Set(found.sources.filter(({ isTest }) => !isTest).map(({ part }) => part))].sort();
const head = ['part', 'files', 'median', 'p90', 'max', `>${LONG_FILE}`, 'comment %', 'any/k', 'as/k', '!'];
const titles = [...head, 'test:src', 'flat max'];
console.log(`| ${titles.join(' | ')} |\n|${titles.map(() => '---').join('|')}|`);
console.log(row('all', found.sources));
for (const part of parts)
  console.log(
    row(
      part,
      found.sources.filter((source) => source.part === part),
    ),
  );

const shipped = found.sources.filter(({ isTest }) => !isTest);
const lengths = shipped.flatMap(({ functions }) => functions.map(({ lines }) => lines));
const over = [50, LONG_FUNCTION, 100].map((limit) => {
  return `${lengths.filter((lines) => lines > limit).length} over ${limit}`;
});
console.log(
  `\nFunctions: ${lengths.length}, median ${percentile(lengths, 0.5)}, p90 ${percentile(lengths, 0.9)}; ${over.join(', ')}`,
);

/**
 * @param {string} title
 * @param {string[]} lines
 */
function list(title, lines) {
  console.log(`\n${title}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}

list(
  `Functions over ${LONG_FUNCTION} lines`,
  found.longFunctions.map(({ path, line, lines }) => `${path}:${line}  ${lines}`),
);
list('Import circles of files, types included', found.fileCircles);
list('Import circles of rooms, types included', found.roomCircles);
list(
  `Folders with more than ${FLAT_FOLDER} files`,
  found.flatFolders.map(({ folder, count }) => `${folder}  ${count}`),
);

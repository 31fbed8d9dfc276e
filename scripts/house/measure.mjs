// The house's measures: sizes, circles, and what is over a limit.
import { dirname } from 'node:path';
import { importGraph, readSources } from './files.mjs';
import { circles, grouped } from './graph.mjs';

export const LONG_FUNCTION = 80;
export const FLAT_FOLDER = 20;

/**
 * A room: a folder, or a file that stands loose at the root of its package.
 *
 * @param {string} path
 */
const roomOf = (path) => (/^(shared\/[^/]+|[^/]+\/src|[^/]+)\/[^/]+$/.test(path) ? path : dirname(path));

/** Measures every source; tests count for sizes, not for circles. */
export function measure() {
  const sources = readSources();
  const shipped = sources.filter(({ isTest }) => !isTest);
  const files = importGraph(shipped);
  const rooms = grouped(files, roomOf);
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const { path } of sources) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const long = shipped.flatMap(({ path, functions }) =>
    functions.filter(({ lines }) => lines > LONG_FUNCTION).map(({ line, lines }) => ({ path, line, lines })),
  );
  return {
    sources,
    folders,
    fileCircles: circles(files).map((group) => group.join(' ')),
    roomCircles: circles(rooms).map((group) => group.join(' ')),
    flatFolders: [...folders]
      .filter(([, count]) => count > FLAT_FOLDER)
      .map(([folder, count]) => ({ folder, count })),
    longFunctions: long.sort((one, other) => other.lines - one.lines),
  };
}

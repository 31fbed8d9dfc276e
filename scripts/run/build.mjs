import { run } from './process.mjs';

/**
 * Builds what has changed since the last time, in a process of its own: before the first install it could not even
 * be imported.
 *
 * @param {import('./process.mjs').OnLine} onLine
 * @param {string[]} names of the apps; all of them when none is named
 */
export const build = (onLine, ...names) =>
  run(process.execPath, ['scripts/build/build.mjs', ...names], { onLine });

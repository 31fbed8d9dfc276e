// Where a build comes from, for whoever has to find the change behind it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** @typedef {{ commit: string | null; by: string }} Origin `+` after a commit: and changes that are in none */

/**
 * @param {string} cwd
 * @param {string[]} args
 */
const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The last commit that changed what an app is made of, so that a build of the same sources has the same; and who built
 * it, by BUILD_BY: nobody's name is published unasked.
 *
 * @param {string} dir
 * @param {string} root of all sources
 * @returns {Origin}
 */
export function originOf(dir, root) {
  const by = process.env.BUILD_BY || (process.env.CI ? 'ci' : 'local');
  if (process.env.BUILD_COMMIT) return { commit: process.env.BUILD_COMMIT, by };
  const sources = [dir, join(root, 'shared'), join(root, 'pnpm-lock.yaml')];
  try {
    const commit = git(root, 'log', '-1', '--format=%h', '--abbrev=12', '--', ...sources);
    const isChanged = git(root, 'status', '--porcelain', '--', ...sources) !== '';
    return { commit: commit ? `${commit}${isChanged ? '+' : ''}` : null, by };
  } catch {
    // An image is built without the history.
    return { commit: null, by };
  }
}

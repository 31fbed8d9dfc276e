// A copy of the sources in which guards are removed, and jest in it.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { runCLI } from 'jest';

const LEFT_OUT = new Set(['.git', '.cache', '.data', 'dist', 'e2e', 'bench']);
const CONFIG = 'guards.jest.config.mjs';

// As in the project's own runs, but with one Postgres for all of them.
const config = `import config from './jest.config.js';
const once = new URL('./server/src/test/setup-once.ts', import.meta.url).pathname;
export default {
  ...config,
  maxWorkers: 1,
  reporters: [],
  projects: config.projects.map(({ globalSetup, globalTeardown, ...project }) =>
    globalSetup ? { ...project, globalSetup: once } : project),
};
`;

/**
 * Tests that failed, and files that did not even load: those have noticed nothing.
 *
 * @typedef {{ failed: { file: string; title: string }[]; broken: string[] }} Outcome
 */
/** @typedef {ReturnType<typeof createScratch>} Scratch */

/** @param {string} root */
export function createScratch(root) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-guards-'));
  const packages = join(root, 'node_modules');
  cpSync(root, folder, {
    recursive: true,
    // The packages of the project name each other by relative links, which then stay within the copy.
    verbatimSymlinks: true,
    filter: (path) => path === root || (path !== packages && !LEFT_OUT.has(basename(path))),
  });
  symlinkSync(packages, join(folder, 'node_modules'));
  writeFileSync(join(folder, CONFIG), config);

  /**
   * @param {string[]} tests
   * @returns {Promise<Outcome>}
   */
  async function run(tests) {
    /** @type {Parameters<typeof runCLI>[0]} */
    const options = {
      $0: 'jest',
      _: tests.map((test) => join(folder, test)),
      config: join(folder, CONFIG),
      runTestsByPath: true,
      silent: true,
      ci: true,
    };
    const { results } = await runCLI(options, [folder]);
    const files = results.testResults.map((result) => ({
      ...result,
      file: relative(folder, result.testFilePath),
    }));
    return {
      failed: files.flatMap(({ file, testResults }) =>
        testResults.filter(({ status }) => status === 'failed').map(({ title }) => ({ file, title })),
      ),
      broken: files.filter(({ testExecError }) => testExecError).map(({ file }) => file),
    };
  }

  return {
    run,
    /** @param {string} file */
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    /**
     * @param {string} file
     * @param {string} text
     */
    write: (file, text) => writeFileSync(join(folder, file), text),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const { createRequire } = require('node:module');

/**
 * What of jest's own runner is used here.
 *
 * @typedef {{ path: string; context: { config: { testMatch: string[] } } }} TestFile
 * @typedef {{ setState(state: { interrupted: boolean }): void }} Watcher
 * @typedef {(event: [TestFile, { numFailingTests: number }]) => void} Listener
 * @typedef {{
 *   on(name: 'test-file-success', listener: Listener): void;
 *   runTests(tests: TestFile[], watcher: Watcher, options: object): Promise<void>;
 * }} Runner
 */

const jest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
/** @type {{ default: new (...parts: unknown[]) => Runner }} */
const { default: JestRunner } = jest('jest-runner');

/** The place of a file in the room's list of tests. @param {TestFile} test */
const placeOf = ({ path, context }) =>
  context.config.testMatch.findIndex((pattern) => path.endsWith(pattern.replace('**/', '/')));

/** Runs the files of tests in the order that the room names them in, the quick ones first, until one fails. */
module.exports = class extends JestRunner {
  /**
   * @override
   * @param {TestFile[]} tests
   * @param {Watcher} watcher
   * @param {object} options
   */
  async runTests(tests, watcher, options) {
    this.on('test-file-success', ([, { numFailingTests }]) => {
      if (numFailingTests > 0) watcher.setState({ interrupted: true });
    });
    await super.runTests(
      tests.toSorted((a, b) => placeOf(a) - placeOf(b)),
      watcher,
      options,
    );
  }
};

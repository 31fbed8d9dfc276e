const { TestEnvironment } = require('jest-environment-node');

/**
 * What jest tells of a run: blocks hold blocks and tests.
 *
 * @typedef {{ type: 'test'; startedAt?: number | null; mode?: string | null }} Test
 * @typedef {{ type: 'describeBlock'; children: (Block | Test)[] }} Block
 * @typedef {{ name: string; test?: { errors: unknown[] } }} Event
 */

/** @param {Block} block */
function skipRest(block) {
  for (const child of block.children)
    if (child.type === 'describeBlock') skipRest(child);
    else if (!child.startedAt) child.mode = 'skip';
}

/** Runs the tests of a file until one notices the change that is tried: what the others would say changes nothing. */
module.exports = class extends TestEnvironment {
  /**
   * @param {Event} event
   * @param {{ rootDescribeBlock: Block }} state
   */
  handleTestEvent({ name, test }, { rootDescribeBlock }) {
    const isTried = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
    if (isTried && name === 'test_done' && test?.errors.length) skipRest(rootDescribeBlock);
  }
};

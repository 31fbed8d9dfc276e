// What the product sends to the database while its tests run is held against the rules of shards (docs/scale.md).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest, jestWithSecondTry } from './jest.mjs';

// As server/src/test/sent/notes.ts and server/src/test/shards/every-statement.test.ts know them.
const WRITTEN = 'VEZNE_TEST_STATEMENTS';
const READ = 'VEZNE_TEST_STATEMENTS_READ';
const CHECK = 'server/src/test/shards/every-statement.test.ts';

const notes = mkdtempSync(join(tmpdir(), 'vezne-statements-'));
process.on('exit', () => rmSync(notes, { recursive: true, force: true }));

/**
 * The tests of the parts; each worker notes what the product sends.
 *
 * @param {import('../run/process.mjs').OnLine} onLine
 */
export async function notedParts(onLine) {
  process.env[WRITTEN] = notes;
  try {
    return await jestWithSecondTry(onLine);
  } finally {
    delete process.env[WRITTEN];
  }
}

/** Reads what was noted; a statement that breaks a rule without a reason fails it, and so does a run that noted little. */
export async function statementsKeepRules() {
  process.env[READ] = notes;
  try {
    return await jest('--runTestsByPath', CHECK);
  } finally {
    delete process.env[READ];
  }
}

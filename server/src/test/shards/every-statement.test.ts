import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findClosing } from '../../leaving/queries';
import { testDatabase } from '../database';
import { noted, readNotes, TEST_STATEMENTS } from '../sent/notes';
import { brokenBy, distributedIn } from './broken';
import { ACROSS } from './exceptions';

/** The notes of a run that has ended: `npm test` reads them here when its other tests are done. */
const NOTES_TO_READ = 'VEZNE_TEST_STATEMENTS_READ';
/** A run of all tests sends more. */
const LEAST = 1_000;

const db = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'vezne-notes-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what the product sends is noted with the file that sent it, and one that breaks a rule is found', async () => {
  const before = process.env[TEST_STATEMENTS];
  process.env[TEST_STATEMENTS] = folder;
  const own = noted({ ...db, close: async () => {} });
  if (before === undefined) delete process.env[TEST_STATEMENTS];
  else process.env[TEST_STATEMENTS] = before;

  // A test may look at every company.
  await own.query('SELECT id FROM cash_flow');
  await own.transaction((sql) => findClosing(sql, '01890000-0000-7000-8000-000000000001'));
  await own.close();
  expect([...readNotes(folder)]).toEqual([
    [expect.stringContaining('FROM company_closing WHERE company_id = $1'), 'leaving/queries.ts'],
  ]);

  const isDistributed = await distributedIn(db);
  expect(await brokenBy(readNotes(folder), isDistributed)).toEqual([]);
  const sql = 'SELECT id FROM cash_flow WHERE id = $1';
  appendFileSync(join(folder, 'other.jsonl'), `${JSON.stringify([sql, 'job.ts'])}\n`);
  expect(await brokenBy(readNotes(folder), isDistributed)).toEqual([
    { by: 'job.ts', faults: ['cash_flow of no one company'], sql },
  ]);
});

const notes = process.env[NOTES_TO_READ];
if (notes)
  test('every statement that the tests of a run sent names one company, or says why it cannot', async () => {
    const sent = readNotes(notes);
    expect(sent.size).toBeGreaterThan(LEAST);
    expect(await brokenBy(sent, await distributedIn(db))).toEqual([]);
    // A reason that no statement needs any more would hide the next one.
    const all = [...sent.keys()].map((sql) => sql.replace(/\s+/g, ' '));
    expect(Object.keys(ACROSS).filter((part) => !all.some((sql) => sql.includes(part)))).toEqual([]);
  });

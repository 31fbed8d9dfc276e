import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { watched } from './watched';

/** The folder in which a run of the tests notes the statements that the product sends; without it none is noted. */
export const TEST_STATEMENTS = 'VEZNE_TEST_STATEMENTS';

const SOURCES = join(__dirname, '../..');
/** Files of tests, and those that only help them. */
const OF_TESTS = /^test\/|\.test\.ts$|\/testing\.ts$/;
/** A line of the notes: a statement, and the file of the product that sent it. */
const Note = z.tuple([z.string(), z.string()]);

/** The same database; when it is closed, what the product sent over it is written down. */
export function noted(db: Database): Database {
  const folder = process.env[TEST_STATEMENTS];
  if (!folder) return db;
  const sent = new Map<string, string>();
  const see = (sql: string) => {
    const by = sent.has(sql) ? undefined : sender();
    if (by) sent.set(sql, by);
  };
  return {
    ...watched(db, see),
    async close() {
      const lines = [...sent].map((note) => `${JSON.stringify(note)}\n`);
      appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
      await db.close();
    },
  };
}

/** Each statement of the notes once, with the file that sent it. */
export function readNotes(folder: string): Map<string, string> {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Map(lines.filter(Boolean).map((line) => Note.parse(JSON.parse(line))));
}

/** The file that asks for the statement which is being sent; none where a test does, as tests look into every company. */
function sender(): string | undefined {
  const file = callers().find((each) => each.startsWith(SOURCES) && !each.startsWith(__dirname));
  const by = file && relative(SOURCES, file);
  return by && !OF_TESTS.test(by) ? by : undefined;
}

/** The files on the stack, innermost first; not as text, whose lines would all be looked up in source maps. */
function callers(): string[] {
  const { prepareStackTrace } = Error;
  const files: string[] = [];
  Error.prepareStackTrace = (_, sites) => {
    files.push(...sites.map((site) => site.getFileName() ?? ''));
  };
  // The stack is made when it is asked for first.
  void new Error().stack;
  Error.prepareStackTrace = prepareStackTrace;
  return files;
}

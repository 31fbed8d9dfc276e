import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '../db/connection';
import { StartFailure } from '../failure';
import {
  copying,
  countLedgers,
  listMigrations,
  listSequences,
  listTables,
  preparing,
  rowsOf,
} from './catalogue';
import { liftConstraints } from './constraints';
import type { Manifest, TableHead } from './format';
import { type TakeRows, verifyBackup } from './read';
import { countRows } from './rows';

const differs = (what: string) =>
  new StartFailure(`What was restored is not what the backup holds: ${what}. Nothing was put in place.`);

/**
 * Loads the rows of a backup into a database with the same migrations and nothing else, in one transaction; it is kept
 * only if every table comes out again as it went in and the ledgers come to the same.
 */
export async function loadBackup(
  connection: Connection,
  { file, key, manifest }: { file: string; key?: string; manifest: Manifest },
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'vezne-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(preparing);
    await assertSameTables(client, manifest);
    const { lift, restore } = await liftConstraints(client);
    for (const statement of lift) await client.query(statement);
    // What migrations have put into tables is in the backup, too, as far as it is still there.
    const names = manifest.tables.map(({ name }) => name).join(', ');
    await client.query(`TRUNCATE ${names}`);
    await verifyBackup(file, key, (head) => takerOf(client, head));
    for (const statement of restore) await client.query(statement);
    for (const { name, last } of manifest.sequences)
      if (last !== null) await client.query('SELECT setval($1::regclass, $2)', [name, last]);
    await client.query(`ANALYZE ${names}`);
    await assertSameContent(client, manifest);
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => {});
  }
}

/** The names in a manifest become SQL only once the database itself has given the same ones. */
async function assertSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  if (!isDeepStrictEqual(await listMigrations(client), manifest.migrations)) throw differs('its migrations');
  const shape = ({ name, columns }: TableHead) => `${name} ${[...columns].sort().join()}`;
  const ours = (await listTables(client)).map(shape).sort();
  const theirs = manifest.tables.map(shape).sort();
  const odd = [
    ...ours.filter((each) => !theirs.includes(each)),
    ...theirs.filter((each) => !ours.includes(each)),
  ];
  if (odd.length > 0) throw differs(`the tables ${odd.map((each) => each.split(' ')[0]).join(', ')}`);
  const sequences = (await listSequences(client)).map(({ name }) => name);
  if (!manifest.sequences.every(({ name }) => sequences.includes(name))) throw differs('its sequences');
}

function takerOf(client: pg.Client, head: TableHead): TakeRows {
  const sink = client.query(copyFrom(copying(head, 'FROM STDIN')));
  const done = finished(sink);
  // Only who waits hears of it.
  done.catch(() => {});
  return {
    async take(text) {
      if (!sink.write(text)) await Promise.race([once(sink, 'drain'), done]);
    },
    async end() {
      sink.end();
      await done;
    },
  };
}

async function assertSameContent(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const { name, columns, rows, sum } of manifest.tables) {
    const counted = countRows();
    for await (const text of rowsOf(client, { name, columns })) counted.take(text);
    const found = counted.result();
    if (found.rows !== rows || found.sum !== sum)
      throw differs(`${name} has ${found.rows} rows instead of ${rows}, or other ones`);
  }
  const { ledgers, mismatches } = await countLedgers(client);
  if (!isDeepStrictEqual(ledgers, manifest.ledgers)) throw differs('the sums of the ledgers');
  if (mismatches !== manifest.mismatches)
    throw differs('how the ledgers’ kept sums agree with their entries');
}

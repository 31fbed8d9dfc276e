import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { StartFailure } from '../failure';
import {
  DIGEST_BYTES,
  END,
  HEAD_BYTES,
  Head,
  MAGIC,
  MANIFEST,
  Manifest,
  type Rows,
  TABLE,
  TAG_BYTES,
  TableHead,
} from './format';
import { countRows } from './rows';
import { openSeal } from './seal';

const NEWLINE = 10;
const PIECE = 256 * 1024;

/** What comes out of a backup, in its order. */
type Part =
  | { kind: 'table'; head: TableHead }
  | { kind: 'rows'; text: Buffer }
  | { kind: 'end' }
  | { kind: 'manifest'; manifest: Manifest };

const damaged = (file: string, what: string) =>
  new StartFailure(`The backup ${file} is damaged: ${what}. Take another one.`);

type Opened = { head: Head; firstLine: Buffer; size: number };

/** Reads the first line and compares the digest of the whole file: what was cut off or changed goes no further. */
async function openBackup(file: string): Promise<Opened> {
  const handle = await open(file, 'r').catch(() => {
    throw new StartFailure(`There is no file ${file} that can be read.`);
  });
  try {
    const { size } = await handle.stat();
    const begin = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(begin, 0, HEAD_BYTES, 0);
    const end = begin.indexOf(NEWLINE) + 1;
    if (!begin.subarray(0, bytesRead).toString('latin1').startsWith(MAGIC) || end === 0)
      throw new StartFailure(`${file} is not a backup of Vezne, or its beginning is damaged.`);
    if (size < end + DIGEST_BYTES) throw damaged(file, 'it ends too early');
    await assertDigest(handle, file, size);
    const firstLine = begin.subarray(0, end);
    return { head: readHead(firstLine, file), firstLine, size };
  } finally {
    await handle.close();
  }
}

function readHead(firstLine: Buffer, file: string): Head {
  try {
    return Head.parse(JSON.parse(firstLine.subarray(MAGIC.length).toString()));
  } catch (error) {
    // It is as it was written: somebody else's format.
    throw new StartFailure(`${file} was made by another version of Vezne. Restore it with that one.`, {
      cause: error,
    });
  }
}

async function assertDigest(handle: FileHandle, file: string, size: number): Promise<void> {
  const hash = createHash('sha256');
  const end = size - DIGEST_BYTES - 1;
  for await (const bytes of createReadStream(file, { end, highWaterMark: 1024 * 1024 })) hash.update(bytes);
  const stored = Buffer.alloc(DIGEST_BYTES);
  await handle.read(stored, 0, DIGEST_BYTES, size - DIGEST_BYTES);
  if (!hash.digest().equals(stored)) throw damaged(file, 'its content is not what was written');
}

/** The text of the content: opened, decompressed. */
async function contentOf(file: string, { head, firstLine, size }: Opened, key?: string): Promise<Readable> {
  const start = firstLine.length;
  const end = size - DIGEST_BYTES - (head.seal ? TAG_BYTES : 0) - 1;
  const bytes = createReadStream(file, { start, end, highWaterMark: PIECE });
  const gunzip = createGunzip({ chunkSize: PIECE });
  // Who reads the last stream hears of a failure in any of them.
  const told = () => {};
  if (!head.seal) return pipeline(bytes, gunzip, told);
  const tag = Buffer.alloc(TAG_BYTES);
  const handle = await open(file, 'r');
  await handle.read(tag, 0, TAG_BYTES, end + 1).finally(() => handle.close());
  return pipeline(bytes, openSeal(head.seal, key, firstLine, tag), gunzip, told);
}

/** Cuts the text into its parts; `rows` come in whole rows. */
async function* partsOf(text: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let rest: Buffer = Buffer.alloc(0);
  let inTable = false;
  for await (const piece of text) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    let at = 0;
    for (let next = cut(bytes, at, inTable); next; next = cut(bytes, at, inTable)) {
      inTable = next.part.kind === 'table' || next.part.kind === 'rows';
      at = next.end;
      yield next.part;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length > 0 || inTable) throw new Error('the content ends in the middle');
}

/** The part that begins at `at`, and where it ends; undefined when more has to come first. */
function cut(bytes: Buffer, at: number, inTable: boolean): { part: Part; end: number } | undefined {
  const end = inTable ? endOfRows(bytes, at) : bytes.indexOf(NEWLINE, at) + 1;
  if (end <= at) return undefined;
  const found = bytes.subarray(at, end);
  return { end, part: inTable ? readRows(found) : readLine(found.toString()) };
}

/** Where the whole rows from `at` end; or, when the end of the table stands there, where that ends. */
function endOfRows(bytes: Buffer, at: number): number {
  if (isEnd(bytes.subarray(at, at + END.length))) return at + END.length;
  const mark = bytes.indexOf(`\n${END}`, at);
  return (mark >= 0 ? mark : bytes.lastIndexOf(NEWLINE)) + 1;
}

const isEnd = (bytes: Buffer) => bytes.length === END.length && bytes.toString('latin1') === END;

const readRows = (bytes: Buffer): Part => (isEnd(bytes) ? { kind: 'end' } : { kind: 'rows', text: bytes });

function readLine(line: string): Part {
  if (line.startsWith(TABLE))
    return { kind: 'table', head: TableHead.parse(JSON.parse(line.slice(TABLE.length))) };
  if (line.startsWith(MANIFEST))
    return { kind: 'manifest', manifest: Manifest.parse(JSON.parse(line.slice(MANIFEST.length))) };
  throw new Error('neither a table nor the manifest');
}

/** What is done with the rows of a table: each piece, and then its end. */
export type TakeRows = { take(text: Buffer): Promise<void>; end(): Promise<void> };

type OnTable = (head: TableHead) => TakeRows;

/**
 * Reads a backup from its beginning to its end and compares every table with the manifest, which it answers. `onTable`
 * gets the rows as they pass by, before it is known that all is well: nothing of it may stay when this fails.
 */
export async function verifyBackup(file: string, key?: string, onTable?: OnTable): Promise<Manifest> {
  const opened = await openBackup(file);
  const text = await contentOf(file, opened, key);
  const tally = createTally(onTable);
  const parts = partsOf(text);
  try {
    for (;;) {
      const next = await parts.next().catch((error: unknown) => {
        throw damaged(file, error instanceof Error ? error.message : String(error));
      });
      if (next.done) break;
      await tally.take(next.value);
    }
  } finally {
    text.destroy();
  }
  const { found, manifest } = tally.result();
  if (!manifest || manifest.createdAt !== opened.head.createdAt) throw damaged(file, 'it has no manifest');
  if (!isDeepStrictEqual(found, manifest.tables))
    throw damaged(file, 'its tables are not those of its manifest');
  return manifest;
}

/** Counts what comes out of a backup and passes its rows on. */
function createTally(onTable?: OnTable) {
  const found: (TableHead & Rows)[] = [];
  let manifest: Manifest | undefined;
  let current: { head: TableHead; counted: ReturnType<typeof countRows>; taker?: TakeRows } | undefined;
  return {
    async take(part: Part): Promise<void> {
      if (part.kind === 'manifest') manifest = part.manifest;
      else if (part.kind === 'table')
        current = { head: part.head, counted: countRows(), taker: onTable?.(part.head) };
      else if (part.kind === 'rows') {
        current?.counted.take(part.text);
        await current?.taker?.take(part.text);
      } else if (current) {
        await current.taker?.end();
        found.push({ ...current.head, ...current.counted.result() });
      }
    },
    result: () => ({ found, manifest }),
  };
}

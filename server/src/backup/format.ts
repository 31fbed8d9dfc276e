import { z } from 'zod';

/*
 * A backup is one file:
 *
 *   a line of text    VEZNE-BACKUP and the JSON of `Head`
 *   the content       compressed by gzip and, if there is a key, sealed by AES-256-GCM with its tag at the end;
 *                     the line above is authenticated along
 *   32 bytes          SHA-256 of everything before
 *
 * The content is text, as Postgres itself writes and reads it: for each table the line TABLE and the JSON of `TableHead`,
 * its rows in the text format of COPY, and the line `\.`; at its end the line MANIFEST and the JSON of `Manifest`.
 */
export const FORMAT = 1;
export const MAGIC = 'VEZNE-BACKUP ';
export const TABLE = 'TABLE ';
export const MANIFEST = 'MANIFEST ';
/** Ends the rows of a table; no row of COPY's text format can look like it. */
export const END = '\\.\n';
export const DIGEST_BYTES = 32;
export const TAG_BYTES = 16;
/** Longest first line. */
export const HEAD_BYTES = 4_096;

const Hex = z.string().regex(/^[0-9a-f]+$/);

/** How the content is to be opened. */
export const Head = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** For a sealed content: what the key is derived with, the nonce, and what tells a wrong key at once. */
  seal: z.object({ salt: Hex, nonce: Hex, check: Hex }).nullable(),
});
export type Head = z.infer<typeof Head>;

/** A table whose rows follow. `name` holds the schema and is quoted where SQL needs it. */
export const TableHead = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type TableHead = z.infer<typeof TableHead>;

/** What the rows of a table come to. */
export const Rows = z.object({
  rows: z.int(),
  bytes: z.int(),
  /** SHA-256 of the rows as they stand in the file. */
  sha256: Hex,
  /** The same rows in another order have the same: SHA-256 of each, added up in eight lanes of 32 bits. */
  sum: Hex,
});
export type Rows = z.infer<typeof Rows>;

/** What a company's ledger comes to, counted from its entries; kuruş as decimal text. */
const Ledger = z.object({ companyId: z.string(), type: z.string(), kurus: z.string(), entries: z.string() });

/** What the ledgers come to, and in how many places the kept sums differ from the entries. */
export const Ledgers = z.object({ ledgers: z.array(Ledger), mismatches: z.string() });
export type Ledgers = z.infer<typeof Ledgers>;

export const Manifest = z.object({
  /** The moment of the snapshot. */
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(TableHead.extend(Rows.shape)),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  ...Ledgers.shape,
  /** Secrets that the product had made for itself, by the names of their files. */
  secrets: z.record(z.string(), z.string()),
  /** Marks of the secret that was in use, and of the one before it. */
  secretMarks: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

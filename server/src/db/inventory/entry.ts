/** Whose data a table holds: a signed-in person's, a company's (and whom it writes about), a visitor's, nobody's. */
type Whose = 'person' | 'company' | 'visitor' | 'nobody';

/** Why it may be processed: the paragraph of article 5 of law no. 6698. */
type Ground = 'contract (5/2-c)' | 'law (5/2-ç)' | 'interest (5/2-f)' | 'none needed';

/**
 * How long a table keeps its rows: as long as the account or the company is there, as `retention.ts` says, as long
 * as the record it belongs to, or for good.
 */
export type Keeping = 'account' | 'company' | 'timed' | 'record' | 'for good';

/** Where the download holds it: among the company's data, among the asking person's, or nowhere, and why. */
type Exported = 'company' | 'person' | 'secret' | 'derived' | 'passing' | 'not theirs';

/** What erasing an account does to it: the row goes, it loses the person's id, or it stays as the company's. */
type Erased = 'row goes' | 'id goes' | 'stays' | 'none there';

/** Why a column of text says nothing about anybody. */
export type PlainReason =
  | 'one of a fixed list'
  | 'digest'
  | 'made from the columns beside it'
  | 'colour'
  | 'code'
  | 'name of a thing'
  | 'technical';

/** A personal column by the Turkish word that the download's tables show above it, or why it is none. */
export type Column = string | { plain: PlainReason; title?: string };

/** One table: what holds for all of its columns, and each column that could hold text. */
export type Entry = {
  /** In a few words for docs/privacy.md. */
  what: string;
  whose: Whose;
  purpose: string;
  ground: Ground;
  keeping: Keeping;
  exported: Exported;
  erased: Erased;
  columns: Record<string, Column>;
};

export const plain = (reason: PlainReason, title?: string): Column => ({ plain: reason, title });

/** A table that holds nothing about anybody: one line names its columns of text. */
export const impersonal = (what: string, columns: Record<string, Column>, keeping: Keeping): Entry => ({
  what,
  whose: 'nobody',
  purpose: 'running the service',
  ground: 'none needed',
  keeping,
  exported: 'passing',
  erased: 'none there',
  columns,
});

/** What a company writes down to run its business; names of third persons may stand in any of its texts. */
export const business = (what: string, columns: Record<string, Column>): Entry => ({
  what,
  whose: 'company',
  purpose: 'the service the company asked for',
  ground: 'contract (5/2-c)',
  keeping: 'company',
  exported: 'company',
  erased: 'stays',
  columns,
});

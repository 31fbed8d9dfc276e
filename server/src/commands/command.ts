import type { Database } from '../db/database';
import type { Log } from '../log';
import type { Env } from '../process/env';
import type { Shutdown } from '../process/shutdown';

type Parts = { args: string[]; env: Env; log: Log };

/** What a command-line tool works with. */
export type Command = (
  parts: Parts & {
    db: Database;
    /** Where the worker threads' scripts are, when not beside this one. */
    threads?: string;
  },
) => Promise<void>;

/** A tool that reaches for the database itself, or must not find it running. */
export type LoneCommand = (parts: Parts & { shutdown: Shutdown }) => Promise<void>;

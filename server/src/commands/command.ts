import type { Database } from '../db/database';
import type { Log } from '../log';
import type { Env } from '../process/env';

/** What a command-line tool works with. */
export type Command = (parts: {
  args: string[];
  env: Env;
  db: Database;
  log: Log;
  /** Where the worker threads' scripts are, when not beside this one. */
  threads?: string;
}) => Promise<void>;

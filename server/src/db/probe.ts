import pg from 'pg';
import type { Log } from '../log';
import { withinAwake } from '../wait';
import type { Connection } from './connection';

/** `refused`: it says no itself, while it starts for instance. `silent`: it says nothing. */
export type Standing = 'ready' | 'refused' | 'silent';

export type Probe = {
  /** How the database stands; silence is what lasts longer than `ms`. */
  ask(ms: number): Promise<Standing>;
  close(): Promise<void>;
};

// A connection on which nothing has come for so long is given up by the driver itself.
const LOST_MS = 3_000;

/** Asks on a connection of its own, which it keeps: a full pool is not taken for a dead database. */
export function createProbe(connection: Connection, log: Log): Probe {
  type Line = { client: pg.Client; connected: Promise<unknown> };
  let line: Line | undefined;

  function open(): Line {
    const client = new pg.Client({
      ...connection,
      application_name: 'vezne-probe',
      connectionTimeoutMillis: LOST_MS,
    });
    client.on('error', (error) => log.warn({ err: error }, 'the probing connection was lost'));
    return { client, connected: client.connect() };
  }

  async function hangUp(left: Line): Promise<void> {
    if (line === left) line = undefined;
    await left.client.end();
  }

  return {
    async ask(ms) {
      line ??= open();
      const asked = line;
      const answer = asked.connected
        .then(() => asked.client.query('SELECT 1'))
        .then(
          (): Standing => 'ready',
          (): Standing => 'refused',
        );
      const standing = (await withinAwake(ms, answer)) ?? 'silent';
      if (standing !== 'ready')
        hangUp(asked).catch((error) => log.debug({ err: error }, 'could not hang up'));
      return standing;
    },
    async close() {
      if (line) await hangUp(line);
    },
  };
}

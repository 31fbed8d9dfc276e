import type { Log } from '../log';
import { wait, withinAwake } from '../wait';
import { SilentDatabase } from './database-error';
import type { Probe, Standing } from './probe';

export type Circuit = {
  /** Does the database answer? Known for a quarter of a second, and asked once for all who want to know. */
  ready(): Promise<boolean>;
  /**
   * What `work` comes to; rejected as soon as the database is known to be silent, and not begun while it is. A slow
   * statement of a database that answers goes on.
   */
  through<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

const FRESH_MS = 250;
const READY_MS = 800;
// Together well below the three seconds in which every call is answered.
const SUSPICIOUS_MS = 400;
const SILENCE_MS = 1_000;

/** Gives up waiting for a database that is frozen or out of reach, and takes it up again when it answers. */
export function createCircuit(probe: Probe, log: Log): Circuit {
  const waiting = new Set<() => void>();
  let known: { at: number; standing: Standing } | undefined;
  let asking: Promise<Standing> | undefined;
  let isOpen = false;
  let isClosed = false;

  function ask(): Promise<Standing> {
    if (known && performance.now() - known.at < FRESH_MS) return Promise.resolve(known.standing);
    asking ??= probe.ask(SILENCE_MS).then((standing) => {
      asking = undefined;
      known = { at: performance.now(), standing };
      if (standing !== 'silent') resume();
      else if (!isOpen) interrupt();
      return standing;
    });
    return asking;
  }

  function interrupt(): void {
    isOpen = true;
    log.error({ event: 'database.silent', waiting: waiting.size }, 'the database does not answer');
    for (const giveUp of [...waiting]) giveUp();
    watch().catch((error: unknown) => log.error({ err: error }, 'lost sight of the database'));
  }

  function resume(): void {
    if (isOpen) log.warn({ event: 'database.back' }, 'the database answers again');
    isOpen = false;
  }

  async function watch(): Promise<void> {
    while (isOpen && !isClosed) {
      await wait(FRESH_MS);
      await ask();
    }
  }

  return {
    async ready() {
      return !isOpen && (await withinAwake(READY_MS, ask())) === 'ready';
    },
    through(work) {
      if (isOpen) return Promise.reject(new SilentDatabase());
      return new Promise((resolve, reject) => {
        const suspicion = setInterval(ask, SUSPICIOUS_MS);
        const done = () => {
          clearInterval(suspicion);
          waiting.delete(giveUp);
        };
        const giveUp = () => {
          done();
          reject(new SilentDatabase());
        };
        waiting.add(giveUp);
        work().then(resolve, reject).finally(done);
      });
    },
    async close() {
      isClosed = true;
      await probe.close();
    },
  };
}

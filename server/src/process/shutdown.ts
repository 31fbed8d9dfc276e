import type { Log } from '../log';
import { within } from '../wait';

type Step = { name: string; limitMs: number; stop(): Promise<unknown> };

/** Ends what was started, the last first, each within its limit and all within 12 seconds; then the process. */
export type Shutdown = {
  onShutdown(name: string, limitMs: number, stop: () => Promise<unknown>): void;
  end(code: number): Promise<never>;
  isEnding(): boolean;
};

// npm passes a Ctrl-C on that the terminal has already sent to everyone: one key press, two signals.
const ECHO_MS = 1_000;
const TOTAL_MS = 11_500;

/** Ties the process's signals and last-resort errors to an orderly end. */
export function createShutdown(log: Log): Shutdown {
  const steps: Step[] = [];
  let ending: { since: number; done: Promise<never> } | undefined;

  async function stopAll(code: number): Promise<never> {
    const deadline = Date.now() + TOTAL_MS;
    for (const { name, limitMs, stop } of steps.reverse()) {
      const ended = await within(
        Math.min(limitMs, deadline - Date.now()),
        stop().then(
          () => true,
          (error: unknown) => log.error({ err: error, name }, 'did not stop cleanly'),
        ),
      );
      if (ended === undefined) log.warn({ name }, 'did not stop in time');
    }
    log.info('stopped');
    process.exit(code);
  }

  function end(code: number): Promise<never> {
    ending ??= { since: Date.now(), done: stopAll(code) };
    return ending.done;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!ending) {
        log.info({ signal }, 'stopping');
        end(0);
      } else if (Date.now() - ending.since > ECHO_MS) {
        log.warn('asked again to stop: not waiting any longer');
        process.exit(1);
      }
    });
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(fault, (error: unknown) => {
      log.fatal({ err: error }, fault);
      end(1);
    });

  return {
    onShutdown: (name, limitMs, stop) => steps.push({ name, limitMs, stop }),
    end,
    isEnding: () => ending !== undefined,
  };
}

import './behind';
import { parentPort, type TransferListItem } from 'node:worker_threads';
import { AppError } from '../errors';

/** What a pool sends to a thread, one job at a time. */
export type Order<In> = { input: In };

/** What a thread sends to its pool. */
export type Report<Out> =
  | { kind: 'ready' }
  | { kind: 'allow'; ms: number }
  | { kind: 'done'; value: Out }
  | { kind: 'refused'; refusal: Pick<AppError, 'code' | 'message' | 'extras'> }
  | { kind: 'failed'; error: unknown };

/** One job. Before each piece of it, `allow` tells how long that piece may take. */
export type Work<In, Out> = (input: In, allow: (ms: number) => void) => Worked<Out> | Promise<Worked<Out>>;

type Worked<Out> = { value: Out; transfer?: TransferListItem[] };

/** Makes the file that calls it a thread of a pool: plain values come in, plain values go out. */
export function serve<In, Out>(work: Work<In, Out>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is for a worker thread');
  const report = (message: Report<Out>, transfer?: TransferListItem[]) => port.postMessage(message, transfer);
  port.on('message', async ({ input }: Order<In>) => {
    try {
      const { value, transfer } = await work(input, (ms) => report({ kind: 'allow', ms }));
      report({ kind: 'done', value }, transfer);
    } catch (error) {
      if (!(error instanceof AppError)) return report({ kind: 'failed', error });
      const { code, message, extras } = error;
      report({ kind: 'refused', refusal: { code, message, extras } });
    }
  });
  report({ kind: 'ready' });
}

import { type TransferListItem, Worker } from 'node:worker_threads';
import { AppError, tooBusy } from '../errors';
import type { Order, Report } from './thread';

/** What a thread is given to do, and who waits for it. */
export type Job<In, Out> = {
  input: In;
  transfer: TransferListItem[] | undefined;
  resolve(value: Out): void;
  reject(error: unknown): void;
};

/** One worker thread of a pool; it does one job at a time. */
export type PooledThread<In, Out> = {
  isReady(): boolean;
  /** Ready, and without a job. */
  isIdle(): boolean;
  dispatch(job: Job<In, Out>): void;
  /** Ends the thread and rejects its job with `refusal`; nothing is reported any more. */
  end(refusal: AppError): Promise<void>;
};

type Options = {
  /** The thread's script. */
  file: string;
  /** Heap of the thread; it fails when it needs more. */
  memoryMb: number;
  /** The thread became ready, or went on with its job, or is done with it. */
  onProgress(): void;
  /** The thread broke down or outstayed its time; it has been ended, its job refused. */
  onFailure(cause: Error): void;
};

/** A job took longer than its thread allows. */
export class OutOfTime extends AppError {
  override name = 'OutOfTime';
  constructor() {
    const { code, message, extras } = tooBusy();
    super(code, message, extras);
  }
}

/** For taking a job in, until the thread itself says how long it needs. */
const DISPATCH_MS = 2_000;

/** Starts a worker thread. */
export function startThread<In, Out>(options: Options): PooledThread<In, Out> {
  const { file, memoryMb, onProgress, onFailure } = options;
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const deadline = createDeadline(() => fail(new OutOfTime(), new Error('out of time')));
  let ready = false;
  let ended = false;
  let current: Job<In, Out> | undefined;

  worker.on('message', (report: Report<Out>) => {
    if (ended) return;
    if (report.kind === 'ready') ready = true;
    else if (report.kind === 'allow') deadline.set(report.ms);
    else settle(release(), report);
    onProgress();
  });
  worker.on('error', (error) => fail(tooBusy(), error));
  worker.on('exit', (code) => fail(tooBusy(), new Error(`exit code ${code}`)));

  function release(): Job<In, Out> | undefined {
    const job = current;
    deadline.clear();
    current = undefined;
    return job;
  }

  function fail(refusal: AppError, cause: Error): void {
    if (ended) return;
    void end(refusal);
    onFailure(cause);
  }

  async function end(refusal: AppError): Promise<void> {
    ended = true;
    release()?.reject(refusal);
    await worker.terminate();
  }

  function dispatch(job: Job<In, Out>): void {
    current = job;
    deadline.set(DISPATCH_MS);
    const order: Order<In> = { input: job.input };
    try {
      worker.postMessage(order, job.transfer);
    } catch (error) {
      release()?.reject(error);
      // Later, because the pool is in the middle of handing out jobs.
      queueMicrotask(onProgress);
    }
  }

  return { isReady: () => ready, isIdle: () => ready && !current, dispatch, end };
}

function createDeadline(onExpired: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    set(ms: number): void {
      clearTimeout(timer);
      // A loop that was held up hears first what the thread has reported in the meantime.
      const own = setTimeout(() => setImmediate(() => timer === own && onExpired()), ms);
      timer = own;
    },
    clear(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

type Outcome<Out> = Exclude<Report<Out>, { kind: 'ready' | 'allow' }>;

function settle<In, Out>(job: Job<In, Out> | undefined, outcome: Outcome<Out>): void {
  if (outcome.kind === 'done') job?.resolve(outcome.value);
  else if (outcome.kind === 'failed') job?.reject(outcome.error);
  else {
    const { code, message, extras } = outcome.refusal;
    job?.reject(new AppError(code, message, extras));
  }
}

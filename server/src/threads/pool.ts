import { type TransferListItem, Worker } from 'node:worker_threads';
import { AppError, tooBusy } from '../errors';
import type { Log } from '../log';
import type { Order, Report } from './thread';
import { createTurns } from './turns';

/** Threads for one kind of heavy work, which therefore never stops the event loop. */
export type Pool<In, Out> = {
  /**
   * Has a thread do a job. Refused with 429 while too many wait or when no thread is free in time; a job that
   * outstays its time fails with `OutOfTime`, and its thread is replaced. `owner`: owners take turns.
   */
  run(input: In, options: { owner: string; transfer?: TransferListItem[] }): Promise<Out>;
  /** Starts a thread before the first job needs it. */
  warm(): void;
  /** Ends all threads; what is not done is refused. */
  close(): Promise<void>;
};

export type PoolOptions = {
  /** The thread's script. */
  file: string;
  size: number;
  /** How many jobs may wait, and how long. */
  places: number;
  waitMs: number;
  /** Heap of a thread; one that needs more is replaced. */
  memoryMb: number;
  log: Log;
};

/** A job took longer than its thread allows. */
export class OutOfTime extends AppError {
  override name = 'OutOfTime';
  constructor() {
    const { code, message, extras } = tooBusy();
    super(code, message, extras);
  }
}

type Job<In, Out> = {
  input: In;
  owner: string;
  transfer: TransferListItem[] | undefined;
  patience: NodeJS.Timeout;
  resolve(value: Out): void;
  reject(error: unknown): void;
};

type Thread<In, Out> = {
  worker: Worker;
  ready: boolean;
  job: Job<In, Out> | undefined;
  clock: NodeJS.Timeout | undefined;
};

/** For taking a job in, until the thread itself says how long it needs. */
const TAKE_MS = 2_000;

/** Makes a pool; its threads are started when there is work. */
export function createPool<In, Out>({
  file,
  size,
  places,
  waitMs,
  memoryMb,
  log,
}: PoolOptions): Pool<In, Out> {
  const threads = new Set<Thread<In, Out>>();
  const turns = createTurns<Job<In, Out>>(places);
  let closed = false;

  function start(): void {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const thread: Thread<In, Out> = { worker, ready: false, job: undefined, clock: undefined };
    threads.add(thread);
    worker.on('message', (report: Report<Out>) => hear(thread, report));
    worker.on('error', (error) => lose(thread, tooBusy(), error));
    worker.on('exit', (code) => lose(thread, tooBusy(), new Error(`exit code ${code}`)));
  }

  function hear(thread: Thread<In, Out>, report: Report<Out>): void {
    if (!threads.has(thread)) return;
    if (report.kind === 'allow') allow(thread, report.ms);
    else if (report.kind === 'ready') thread.ready = true;
    else settle(thread, report);
    assign();
  }

  function settle(thread: Thread<In, Out>, report: Report<Out>): void {
    const job = take(thread);
    if (report.kind === 'done') job?.resolve(report.value);
    else if (report.kind === 'failed') job?.reject(report.error);
    else if (report.kind === 'refused') {
      const { code, message, extras } = report.refusal;
      job?.reject(new AppError(code, message, extras));
    }
  }

  function take(thread: Thread<In, Out>): Job<In, Out> | undefined {
    const { job } = thread;
    clearTimeout(thread.clock);
    thread.clock = undefined;
    thread.job = undefined;
    return job;
  }

  function allow(thread: Thread<In, Out>, ms: number): void {
    clearTimeout(thread.clock);
    // A loop that was held up hears first what the thread has reported in the meantime.
    const clock = setTimeout(() => setImmediate(() => thread.clock === clock && expire(thread)), ms);
    thread.clock = clock;
  }

  const expire = (thread: Thread<In, Out>) => lose(thread, new OutOfTime(), new Error('out of time'));

  function lose(thread: Thread<In, Out>, refusal: AppError, cause: Error): void {
    if (!threads.delete(thread)) return;
    log.warn({ err: cause, file }, 'a thread was lost');
    void thread.worker.terminate();
    take(thread)?.reject(refusal);
    // One that cannot even start takes a waiting job along, so that it is not started over and over.
    if (thread.ready) start();
    else refuse(turns.next());
    assign();
  }

  function assign(): void {
    for (const thread of threads) if (thread.ready && !thread.job) give(thread, turns.next());
    const starting = [...threads].filter(({ ready }) => !ready).length;
    for (let more = turns.size - starting; more > 0 && threads.size < size; more--) start();
  }

  function give(thread: Thread<In, Out>, job: Job<In, Out> | undefined): void {
    if (!job) return;
    clearTimeout(job.patience);
    thread.job = job;
    allow(thread, TAKE_MS);
    const order: Order<In> = { input: job.input };
    try {
      thread.worker.postMessage(order, job.transfer);
    } catch (error) {
      take(thread)?.reject(error);
    }
  }

  function refuse(job: Job<In, Out> | undefined): void {
    clearTimeout(job?.patience);
    job?.reject(tooBusy());
  }

  return {
    run: (input, { owner, transfer }) =>
      new Promise((resolve, reject) => {
        const giveUp = () => turns.remove(job) && reject(tooBusy());
        const patience = setTimeout(giveUp, waitMs);
        const job: Job<In, Out> = { input, owner, transfer, patience, resolve, reject };
        if (closed || !turns.add(job)) return refuse(job);
        assign();
      }),
    warm() {
      if (!closed && threads.size === 0) start();
    },
    async close() {
      closed = true;
      for (let job = turns.next(); job; job = turns.next()) refuse(job);
      const ending = [...threads];
      threads.clear();
      for (const thread of ending) refuse(take(thread));
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
}

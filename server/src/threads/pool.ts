import type { TransferListItem } from 'node:worker_threads';
import { tooBusy } from '../errors';
import type { Log } from '../log';
import { type Job, type PooledThread, startThread } from './pooled-thread';
import { createTurns } from './turns';

/** Threads for one kind of heavy work, which therefore never stops the event loop. */
export type Pool<In, Out> = {
  /**
   * Has a thread do a job. Refused as too busy while too many wait or when no thread is free in time; a job that
   * outstays its time fails with `OutOfTime`, and its thread is replaced. `owner`: owners take turns.
   */
  run(input: In, options: { owner: string; transfer?: TransferListItem[] }): Promise<Out>;
  /** Starts a thread before the first job needs it. */
  warm(): void;
  load(): ThreadLoad;
  /** Ends all threads; what is not done is refused. */
  close(): Promise<void>;
};

/** How a pool of threads stands. */
export type ThreadLoad = { threads: number; busy: number; waiting: number };

export type PoolOptions = {
  /** The thread's script. */
  file: string;
  size: number;
  /** How many jobs may wait, and how long. */
  queueLimit: number;
  /** Twice as long again while no thread has started. */
  waitMs: number;
  /** Heap of a thread; one that needs more is replaced. */
  memoryMb: number;
  log: Log;
};

/** How often a job's time to wait begins anew while no thread of its pool has started yet. */
const FIRST_WAITS = 3;

type QueuedJob<In, Out> = Job<In, Out> & { owner: string; queueTimer: NodeJS.Timeout };

/** Makes a pool; its threads are started when there is work. */
export function createPool<In, Out>(options: PoolOptions): Pool<In, Out> {
  const { queueLimit, waitMs } = options;
  const queue = createTurns<QueuedJob<In, Out>>(queueLimit);
  const threads = createThreadSet<In, Out>(options, queue);
  let closed = false;

  return {
    run: (input, { owner, transfer }) =>
      new Promise((resolve, reject) => {
        let waits = 1;
        const onTimeout = () => {
          // The first job waits for a thread to start, too, which a busy machine does slowly.
          if (threads.isStarting() && waits++ < FIRST_WAITS) job.queueTimer = setTimeout(onTimeout, waitMs);
          else if (queue.remove(job)) reject(tooBusy());
        };
        const queueTimer = setTimeout(onTimeout, waitMs);
        const job: QueuedJob<In, Out> = { input, owner, transfer, queueTimer, resolve, reject };
        if (closed || !queue.add(job)) return refuse(job);
        threads.assign();
      }),
    warm() {
      if (!closed) threads.warm();
    },
    load: () => ({ ...threads.load(), waiting: queue.size }),
    async close() {
      closed = true;
      for (let job = queue.next(); job; job = queue.next()) refuse(job);
      await threads.end();
    },
  };
}

type Queue<In, Out> = ReturnType<typeof createTurns<QueuedJob<In, Out>>>;

/** The threads that work off a queue. */
function createThreadSet<In, Out>({ file, size, memoryMb, log }: PoolOptions, queue: Queue<In, Out>) {
  const threads = new Set<PooledThread<In, Out>>();

  function start(): void {
    const onFailure = (cause: Error) => replace(thread, cause);
    const thread = startThread<In, Out>({ file, memoryMb, onProgress: assign, onFailure });
    threads.add(thread);
  }

  function replace(thread: PooledThread<In, Out>, cause: Error): void {
    log.warn({ err: cause, file }, 'a thread was lost');
    threads.delete(thread);
    // One that cannot even start takes a waiting job along, so that it is not started over and over.
    if (thread.isReady()) start();
    else refuse(queue.next());
    assign();
  }

  /** Dispatches waiting jobs to idle threads, and starts threads for the rest. */
  function assign(): void {
    for (const thread of threads) if (thread.isIdle()) dispatchNext(thread);
    const starting = [...threads].filter((thread) => !thread.isReady()).length;
    for (let more = queue.size - starting; more > 0 && threads.size < size; more--) start();
  }

  function dispatchNext(thread: PooledThread<In, Out>): void {
    const job = queue.next();
    if (!job) return;
    clearTimeout(job.queueTimer);
    thread.dispatch(job);
  }

  return {
    assign,
    /** No thread is ready, but one is on its way. */
    isStarting: () => threads.size > 0 && [...threads].every((thread) => !thread.isReady()),
    warm() {
      if (threads.size === 0) start();
    },
    load: () => ({
      threads: threads.size,
      busy: [...threads].filter((thread) => thread.isReady() && !thread.isIdle()).length,
    }),
    async end() {
      const ending = [...threads];
      threads.clear();
      await Promise.all(ending.map((thread) => thread.end(tooBusy())));
    },
  };
}

function refuse<In, Out>(job: QueuedJob<In, Out> | undefined): void {
  clearTimeout(job?.queueTimer);
  job?.reject(tooBusy());
}

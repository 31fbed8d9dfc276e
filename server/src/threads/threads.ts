import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log';
import { createPool, type Pool, type PoolOptions, type ThreadLoad } from './pool';

/** Where the server's parts get their worker threads. */
export type Threads = {
  /** A pool of threads that run the script `name`; it ends with the server. */
  pool<In, Out>(name: string, options: ThreadOptions): Pool<In, Out>;
  /** How the pools stand, by the names of their scripts. */
  loads(): Record<string, ThreadLoad>;
};

type ThreadOptions = Omit<PoolOptions, 'file' | 'log'> & {
  /** Has a thread ready once the server listens. */
  warm?: boolean;
};

type Parts = { server: FastifyInstance; log: Log; folder: string };

/** Finds the threads' scripts in `folder`. */
export function createThreads({ server, log, folder }: Parts): Threads {
  const loads = new Map<string, () => ThreadLoad>();
  return {
    loads: () => Object.fromEntries([...loads].map(([name, load]) => [name, load()])),
    pool<In, Out>(name: string, { warm = false, ...options }: ThreadOptions) {
      const pool = createPool<In, Out>({ ...options, file: join(folder, `${name}.js`), log });
      loads.set(name, pool.load);
      server.addHook('onClose', () => pool.close());
      if (warm) server.addHook('onListen', async () => pool.warm());
      return pool;
    },
  };
}

import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log';
import { createPool, type Pool, type PoolOptions } from './pool';

/** Where the server's parts get their worker threads. */
export type Threads = {
  /** A pool of threads that run the script `name`; it ends with the server. */
  pool<In, Out>(name: string, options: ThreadOptions): Pool<In, Out>;
};

type ThreadOptions = Omit<PoolOptions, 'file' | 'log'> & {
  /** Has a thread ready once the server listens. */
  warm?: boolean;
};

type Parts = { server: FastifyInstance; log: Log; folder: string };

/** Finds the threads' scripts in `folder`. */
export function createThreads({ server, log, folder }: Parts): Threads {
  return {
    pool<In, Out>(name: string, { warm = false, ...options }: ThreadOptions) {
      const pool = createPool<In, Out>({ ...options, file: join(folder, `${name}.js`), log });
      server.addHook('onClose', () => pool.close());
      if (warm) server.addHook('onListen', async () => pool.warm());
      return pool;
    },
  };
}

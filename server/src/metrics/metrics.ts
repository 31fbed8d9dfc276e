import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

type Answer = { method: string; route: string; status: number; seconds: number };

/** What is asked for at every scrape: rows of a label's values, each with the numbers of its states. */
type States = () => Record<string, Record<string, number>>;

/** Numbers about this process for those who run it. No label holds an address, a token, an id or a name of a person. */
export type Metrics = {
  countAnswer(answer: Answer): void;
  /** Runs a job that nobody waits for, and notes how long it took, how it ended and when it last went well. */
  job<Result>(name: JobName, work: () => Promise<Result>): Promise<Result>;
  /** Reads how the pools of a kind stand, at every scrape. */
  watchPools(kind: 'db_connections' | 'threads', read: States): void;
  watch(
    name: 'background_running' | 'database_ready',
    help: string,
    read: () => number | Promise<number>,
  ): void;
  /** Beside what is counted here, others may count. */
  counter(name: string, help: string, labelNames: readonly string[]): Counter;
  histogram(name: string, help: string, labelNames: readonly string[], buckets: readonly number[]): Histogram;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
};

export type JobName =
  | 'letters'
  | 'retention'
  | 'reminders'
  | 'closing'
  | 'rollups'
  | 'empty-tills'
  | 'digests'
  | 'sending'
  | 'backup';

const PREFIX = 'vezne_';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.1, 1, 10, 60, 600];

const poolHelp = {
  db_connections: 'Connections to the database, and who waits for one, by pool',
  threads: 'Worker threads, and jobs that wait for one, by pool',
};

/** `ofProcess` adds the processor, memory and event loop of the process, which are watched from then on. */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry, prefix: PREFIX });

  const named = (name: string, help: string) => ({ name: `${PREFIX}${name}`, help, registers });
  const answers = new Histogram({
    ...named('http_request_duration_seconds', 'Answers by route pattern and status, and how long they took'),
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_BUCKETS,
  });
  const jobs = new Histogram({
    ...named('job_duration_seconds', 'Jobs that nobody waits for, and how long they took'),
    // Not `job`: Prometheus gives every series a label of that name, and renames one that it finds.
    labelNames: ['task', 'outcome'],
    buckets: JOB_BUCKETS,
  });
  const wentWell = new Gauge({
    ...named('job_last_success_timestamp_seconds', 'When a job last went well'),
    labelNames: ['task'],
  });

  return {
    countAnswer({ method, route, status, seconds }) {
      // Any word may stand in front of an address that no route has.
      answers.observe({ method: METHODS.includes(method) ? method : 'other', route, status }, seconds);
    },
    async job(name, work) {
      const began = performance.now();
      const note = (outcome: 'done' | 'failed') =>
        jobs.observe({ task: name, outcome }, (performance.now() - began) / 1000);
      try {
        const result = await work();
        note('done');
        wentWell.setToCurrentTime({ task: name });
        return result;
      } catch (error) {
        note('failed');
        throw error;
      }
    },
    watchPools(kind, read) {
      new Gauge({
        ...named(kind, poolHelp[kind]),
        labelNames: ['pool', 'state'],
        collect() {
          for (const [pool, states] of Object.entries(read()))
            for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count);
        },
      });
    },
    watch(name, help, read) {
      new Gauge({
        ...named(name, help),
        async collect() {
          this.set(await read());
        },
      });
    },
    counter: (name, help, labelNames) => new Counter({ ...named(name, help), labelNames }),
    histogram: (name, help, labelNames, buckets) =>
      new Histogram({ ...named(name, help), labelNames, buckets: [...buckets] }),
    text: () => registry.metrics(),
  };
}

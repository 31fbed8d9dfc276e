import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type BackupJob, NoRoom, type Written } from './write';

/** What the thread says when it is done. */
export type ThreadReport =
  | { written: Written }
  | { failed: string; code: string | undefined; isFull: boolean };

// What passes by is held outside of it, in pieces of at most a megabyte.
const HEAP_MB = 96;

/**
 * Writes a backup in a thread of its own, which ends with it: hashing and compressing keep nobody waiting. `folder`
 * holds the threads' scripts; `signal` ends the thread, whose draft the next backup sweeps.
 */
export function writeInThread(folder: string, job: BackupJob, signal: AbortSignal): Promise<Written> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(folder, 'backup-thread.js'), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    signal.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.once('message', (report: ThreadReport) => {
      if ('written' in report) resolve(report.written);
      else if (report.isFull) reject(new NoRoom(report.failed));
      else reject(Object.assign(new Error(report.failed), { code: report.code }));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the backup’s thread ended with code ${code}`)));
  });
}

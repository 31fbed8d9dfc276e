import { parentPort, workerData } from 'node:worker_threads';
import '../threads/behind';
import { errorCode } from '../failure';
import type { ThreadReport } from './in-thread';
import { type BackupJob, NoRoom, writeBackup } from './write';

// It is given by the file beside this one.
const job = workerData as BackupJob;

const report = (message: ThreadReport) => parentPort?.postMessage(message);

writeBackup(job).then(
  (written) => report({ written }),
  (error: unknown) =>
    report({
      failed: error instanceof Error ? error.message : String(error),
      code: errorCode(error),
      isFull: error instanceof NoRoom,
    }),
);

import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

const THIS_THREAD = 0;
const BEHIND_THE_EVENT_LOOP = 10;
// Where cores are short, the event loop is served first. Before the thread loads what it needs, which takes longest;
// on Linux alone, because elsewhere the call would slow the whole process down.
if (!isMainThread && process.platform === 'linux') setPriority(THIS_THREAD, BEHIND_THE_EVENT_LOOP);

import type { ClientEvent } from '@vezne/contract';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { takeNotes } from './notes';
import { post } from './post';
import { vitalOf } from './vitals';

/** One page in four tells what goes well; what fails is always told. */
const SHARE = 4;
const SOON_MS = 5_000;
/** What the server takes at once. */
const MOST = 20;

const waiting: ClientEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what was noted, soon or when the page is left. Whatever becomes of it, the page goes on. */
export function startSending() {
  const isDrawn = Math.random() < 1 / SHARE;
  const collect = () => {
    for (const note of takeNotes(collect)) {
      if (note.kind !== 'loaded') add({ ...note, weight: 1 });
      else if (isDrawn) add({ ...note, weight: SHARE });
    }
  };
  collect();
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  if (!isDrawn) return;
  const addVital = (metric: Metric) => {
    const vital = vitalOf(metric);
    if (vital) add(vital);
    if (document.visibilityState === 'hidden') send();
  };
  onLCP(addVital);
  onINP(addVital);
  onCLS(addVital);
}

function add(event: ClientEvent) {
  waiting.push(event);
  timer ??= setTimeout(send, SOON_MS);
}

function send() {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) post(waiting.splice(0, MOST));
}

import type { ClientEvent } from '@vezne/contract';

const eventsUrl = '/client-events';

/** Tells the API what happened on this page. It outlives the page, and whatever becomes of it the page goes on. */
export function post(events: ClientEvent[]) {
  fetch(eventsUrl, {
    method: 'POST',
    body: JSON.stringify({ events }),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

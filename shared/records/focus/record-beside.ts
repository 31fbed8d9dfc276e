import { limits } from '@vezne/contract';

/** What takes the focus when a record goes from its list: the next one, else the one before, else the page's head. */
export function recordBeside(id: string): HTMLElement | null {
  const records = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const at = records.findIndex(({ dataset }) => dataset.record === id);
  const beside = at === -1 ? undefined : (records[at + 1] ?? records[at - 1]);
  return beside ? focusableOf(beside) : headOfPage();
}

/** The same where nothing asks first: what moves the focus once the record is gone. */
export function leavingRecord(id: string): () => void {
  const beside = recordBeside(id);
  // Its buttons may rest until what was asked for is told.
  return () => void setTimeout(() => beside?.isConnected && beside.focus());
}

/** What takes the focus of a record itself; without it, the page's head. */
export function placeOfRecord(id: string): HTMLElement | null {
  const record = document.querySelector<HTMLElement>(`[data-record="${id}"]`);
  return record ? focusableOf(record) : headOfPage();
}

/** What has the focus when nothing in it has: the page, or a dialog that what was pressed has gone from. */
const NOWHERE = 'body, [role=dialog]';

/** As long as it may take to ask for something and then to read its list again. */
const LONGEST_WAIT_MS = 2 * limits.client.timeout;

/** Ends the wait for what was pressed before. */
let endLast = () => {};

/**
 * Gives the focus a place when what was pressed goes: its list is read again, however late on a slow line, its dialog
 * fades out. Who presses something else with the pointer has chosen a place of their own, and what is pressed next is
 * waited for instead. Answers what ends it earlier.
 */
export function focusWhenLost(find: () => HTMLElement | null): () => void {
  endLast();
  const until = Date.now() + LONGEST_WAIT_MS;
  const look = () => {
    const { activeElement: lost } = document;
    const place = lost?.matches(NOWHERE) ? find() : null;
    if (place && lost?.contains(place)) place.focus();
    if (Date.now() < until) next = setTimeout(look, 50);
  };
  let next = setTimeout(look);
  const pressed = new AbortController();
  const end = () => {
    clearTimeout(next);
    pressed.abort();
  };
  addEventListener('pointerdown', end, { capture: true, signal: pressed.signal });
  endLast = end;
  return end;
}

const focusableOf = (record: HTMLElement) =>
  record.hasAttribute('tabindex')
    ? record
    : (record.querySelector<HTMLElement>('[data-actions] button') ??
      record.querySelector<HTMLElement>('button, a') ??
      reachable(record));

/** The same, and the focus can be put there although Tab passes it by. */
function reachable(place: HTMLElement): HTMLElement {
  place.tabIndex = -1;
  return place;
}

/** What takes the focus when what was pressed goes and leaves nothing beside it. */
export function headOfPage(): HTMLElement | null {
  const head = document.querySelector<HTMLElement>('main h1');
  return head && reachable(head);
}

import { currentSession } from './session-state';
import { storage } from './storage';
import { draftsKey } from './stored-session';

// Enough for a day's work; the oldest goes first.
const MOST = 20;
const LONGEST = 20_000;

type Draft = { form: string; values: object };

function readAll(): Draft[] {
  try {
    const { session, drafts } = JSON.parse(storage.get(draftsKey) ?? '{}');
    return session === currentSession().id && Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  typeof value.form === 'string' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

function writeAll(drafts: Draft[]): void {
  const session = currentSession().id;
  if (session === '' || drafts.length === 0) storage.remove(draftsKey);
  else storage.set(draftsKey, JSON.stringify({ session, drafts: drafts.slice(-MOST) }));
}

const others = (form: string) => readAll().filter((draft) => draft.form !== form);

/** What was typed into forms and not saved: of one sign-in, in this browser alone, gone when it ends. */
export const drafts = {
  find: (form: string): object | undefined => readAll().find((draft) => draft.form === form)?.values,

  keep(form: string, values: object): void {
    if (JSON.stringify(values).length > LONGEST) return;
    writeAll([...others(form), { form, values }]);
  },

  drop: (form: string): void => writeAll(others(form)),
};

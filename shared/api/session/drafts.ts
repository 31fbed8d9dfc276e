import { currentSession } from './session-state';
import { storage } from './storage';
import { storedCompanyId } from './stored-company';
import { draftsKey } from './stored-session';

// Enough for a day's work; the oldest goes first.
const MOST = 20;
const LONGEST = 20_000;
const KEPT_MS = 30 * 86_400_000;

type Draft = { form: string; values: object; at: number };

/** The person in their company; null when nobody is signed in. */
function owner(): string | null {
  const { isAuthenticated, email } = currentSession();
  return isAuthenticated ? `${storedCompanyId() ?? ''} ${email?.toLowerCase() ?? ''}` : null;
}

function readStored(): { owner?: unknown; drafts?: unknown } {
  try {
    return JSON.parse(storage.get(draftsKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function readAll(): Draft[] {
  const stored = readStored();
  const isOwn = stored.owner === owner() && Array.isArray(stored.drafts);
  return isOwn ? (stored.drafts as unknown[]).filter(isDraft).filter(isYoung) : [];
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  typeof value.form === 'string' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  'at' in value &&
  typeof value.at === 'number';

const isYoung = ({ at }: Draft) => Date.now() - at < KEPT_MS;

function writeAll(drafts: Draft[]): void {
  const own = owner();
  // What waits is of somebody whose session ran out: it is theirs until they are back.
  if (own === null) return;
  if (drafts.length === 0) storage.remove(draftsKey);
  else storage.set(draftsKey, JSON.stringify({ owner: own, drafts: drafts.slice(-MOST) }));
}

const others = (form: string) => readAll().filter((draft) => draft.form !== form);

const withoutPasswords = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

/**
 * What was typed into forms and not saved: of one person in one company, in this browser alone. It outlives a session
 * that ran out; signing out forgets it, and so does another person's signing in.
 */
export const drafts = {
  find: (form: string): object | undefined => drafts.findDated(form)?.values,

  /** The same with when it was typed last, in milliseconds. */
  findDated(form: string): { values: object; at: number } | undefined {
    const draft = readAll().find((one) => one.form === form);
    return draft && { values: draft.values, at: draft.at };
  },

  /** `at` is now unless it was typed before. */
  keep(form: string, typed: object, at = Date.now()): void {
    const values = withoutPasswords(typed);
    if (JSON.stringify(values).length > LONGEST) return;
    writeAll([...others(form), { form, values, at }]);
  },

  drop: (form: string): void => writeAll(others(form)),
};

/** Nothing of anybody else waits where somebody is signed in. */
export function forgetDraftsOfOthers(): void {
  if (readStored().owner !== owner()) storage.remove(draftsKey);
}

import { currentSession, onUserChange } from './session-state';
import { storage } from './storage';
import { storedCompanyId } from './stored-company';
import { draftsKey } from './stored-session';

// Enough for a day's work; the oldest goes first.
const MOST = 20;
const LONGEST = 20_000;
const KEPT_MS = 30 * 86_400_000;
const PAUSE_MS = 300;

/** What is kept of a form, as the reader knows it. */
const subjects = {
  'cash-flow': 'Kasa Defteri kaydı',
  'cash-account': 'Hesap',
  transfer: 'Virman',
  category: 'Kategori',
  project: 'Proje',
  income: 'Proje geliri',
  expense: 'Proje gideri',
  contact: 'Cari',
  product: 'Ürün',
  company: 'Şirket bilgileri',
  profile: 'Profil',
  // What the search has opened is nobody's loss, and a question is asked again in a moment.
  'palette-opened': null,
  question: null,
} as const;

type DraftForm = keyof typeof subjects;

/** A form and, behind a blank, what tells its drafts apart. */
export type DraftName = DraftForm | `${DraftForm} ${string}`;

const subjectOf = (form: string): string | null | undefined => subjects[form.split(' ')[0] as DraftForm];

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

/** What was typed within the last moment, and by whom: storage is not written with every letter. */
let typed: { owner: string; drafts: readonly Draft[] } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const typedBy = (own: string | null) => (typed?.owner === own ? typed.drafts : []);

function readAll(): Draft[] {
  const stored = readStored();
  const own = owner();
  const isOwn = stored.owner === own && Array.isArray(stored.drafts);
  const kept = isOwn ? (stored.drafts as unknown[]).filter(isDraft).filter(isYoung) : [];
  const newer = typedBy(own);
  return [...kept.filter(({ form }) => newer.every((draft) => draft.form !== form)), ...newer].slice(-MOST);
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
  forgetTyped();
  if (drafts.length === 0) storage.remove(draftsKey);
  else storage.set(draftsKey, JSON.stringify({ owner: own, drafts: drafts.slice(-MOST) }));
}

function forgetTyped(): void {
  clearTimeout(timer);
  timer = undefined;
  typed = null;
}

// Whoever is here next has typed nothing yet.
onUserChange(forgetTyped);

/** Writes at once what was typed within the last moment. */
export function writeTyped(): void {
  if (typedBy(owner()).length > 0) writeAll(readAll());
  forgetTyped();
}

/** Nothing typed is lost with the page. */
export function writeTypedOnLeave(): () => void {
  const events = ['pagehide', 'visibilitychange'];
  for (const name of events) window.addEventListener(name, writeTyped);
  return () => {
    writeTyped();
    for (const name of events) window.removeEventListener(name, writeTyped);
  };
}

const others = (form: string): Draft[] => readAll().filter((draft) => draft.form !== form);

const withoutPasswords = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

function draftOf(form: string, typed: object, at: number): Draft | undefined {
  const values = withoutPasswords(typed);
  return JSON.stringify(values).length > LONGEST ? undefined : { form, values, at };
}

/**
 * What was typed into forms and not saved: of one person in one company, in this browser alone. It outlives a session
 * that ran out; signing out forgets it, and so does another person's signing in.
 */
export const drafts = {
  find: (form: DraftName): object | undefined => drafts.findDated(form)?.values,

  /** The same with when it was typed last, in milliseconds. */
  findDated(form: DraftName): { values: object; at: number } | undefined {
    const draft = readAll().find((one) => one.form === form);
    return draft && { values: draft.values, at: draft.at };
  },

  /** `at` is now unless it was typed before. */
  keep(form: DraftName, typed: object, at = Date.now()): void {
    const draft = draftOf(form, typed, at);
    if (draft) writeAll([...others(form), draft]);
  },

  /** The same of what is being typed: it is found at once, and written a moment later. */
  keepTyped(form: DraftName, values: object): void {
    const draft = draftOf(form, values, Date.now());
    const own = owner();
    if (!draft || own === null) return;
    typed = { owner: own, drafts: [...typedBy(own).filter((other) => other.form !== form), draft] };
    timer ??= setTimeout(writeTyped, PAUSE_MS);
  },

  drop: (form: DraftName): void => writeAll(others(form)),

  /** Calls back when another tab has written drafts, until the returned function is called. */
  onElsewhere(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === draftsKey) listener();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },

  /** What each draft is of, those of one kind as often as there are, the oldest first. */
  subjects: (): string[] =>
    readAll()
      .map(({ form }) => subjectOf(form))
      .filter((subject) => typeof subject === 'string'),
};

/** Nothing of anybody else waits where somebody is signed in. */
export function forgetDraftsOfOthers(): void {
  if (readStored().owner !== owner()) storage.remove(draftsKey);
}

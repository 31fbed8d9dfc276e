import { currentSession } from './session-state';
import { storage } from './storage';
import { storedCompanyId } from './stored-company';
import { draftsKey } from './stored-session';

// Enough for a day's work; the oldest goes first.
const MOST = 20;
const LONGEST = 20_000;
const KEPT_MS = 30 * 86_400_000;

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
  find: (form: DraftName): object | undefined => drafts.findDated(form)?.values,

  /** The same with when it was typed last, in milliseconds. */
  findDated(form: DraftName): { values: object; at: number } | undefined {
    const draft = readAll().find((one) => one.form === form);
    return draft && { values: draft.values, at: draft.at };
  },

  /** `at` is now unless it was typed before. */
  keep(form: DraftName, typed: object, at = Date.now()): void {
    const values = withoutPasswords(typed);
    if (JSON.stringify(values).length > LONGEST) return;
    writeAll([...others(form), { form, values, at }]);
  },

  drop: (form: DraftName): void => writeAll(others(form)),

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

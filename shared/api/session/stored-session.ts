import {
  Company,
  roles as knownRoles,
  type LoginAnswer,
  Manager,
  type Role,
  Subscription,
  type Tokens,
} from '@vezne/contract';
import { newId } from '../id';
import type { SessionEnd } from './session-end';
import { storage } from './storage';

/** Who is signed in. Tokens stay out of it: the client reads them from storage at each call. */
export type StoredSession = {
  /** New with every sign-in, equal in all tabs; '' when nobody is signed in. */
  id: string;
  /** Both tokens are there. */
  isAuthenticated: boolean;
  roles: readonly Role[];
  email: string | null;
  manager: Manager | null;
  company: Company | null;
  subscription: Subscription | null;
  /** The browser keeps nothing; the session ends with this tab. */
  isTemporary: boolean;
};

/** What was typed and not saved; see drafts.ts. */
export const draftsKey = 'drafts';

const personalKeys = ['managerData', 'companyData', 'subscriptionData'];
const keys = ['accessToken', 'token', 'refreshToken', 'userRole', 'userData', ...personalKeys];

/** Whether a change of this key may change the session; null is all keys at once. */
export const isOfSession = (key: string | null): boolean => key === null || keys.includes(key);

/** The session as this browser keeps it; whatever cannot be read counts as missing. */
export function readSession(): StoredSession {
  const { accessToken, refreshToken } = readTokens();
  const isAuthenticated = accessToken !== null && refreshToken !== null;
  const user = read('userData', parseUser);
  return {
    id: isAuthenticated ? (user?.session ?? 'unnamed') : '',
    isAuthenticated,
    roles: read('userRole', parseRoles) ?? [],
    email: user?.email ?? null,
    manager: read('managerData', (raw) => Manager.parse(JSON.parse(raw))),
    company: read('companyData', (raw) => Company.parse(JSON.parse(raw))),
    subscription: read('subscriptionData', (raw) => Subscription.parse(JSON.parse(raw))),
    isTemporary: storage.isTemporary(),
  };
}

/** The stored tokens; one that could not travel in a header counts as missing and is dropped. */
export function readTokens(): { accessToken: string | null; refreshToken: string | null } {
  return { accessToken: read('accessToken', parseToken), refreshToken: read('refreshToken', parseToken) };
}

/** Keeps a new pair of tokens, of the session that is there. */
export function writeTokens({ token, refreshToken }: Tokens): void {
  storage.set('refreshToken', refreshToken);
  storage.set('token', token);
  storage.set('accessToken', token);
}

/** Keeps what a sign-in answered, in place of any session before it. */
export function writeSession(answer: LoginAnswer, email: string): void {
  // Other tabs see every write by itself. One where somebody is signed in must not meet the new user with
  // the old tokens; one where nobody is must not meet tokens without a user.
  const tokensFirst = readSession().isAuthenticated;
  for (const key of personalKeys) storage.remove(key);
  if (tokensFirst) writeTokens(answer);
  storage.set('userRole', answer.userType);
  storage.set('userData', JSON.stringify({ email, userType: answer.userType, session: newId() }));
  if (!tokensFirst) writeTokens(answer);
}

/** What was typed and not saved waits for whom the session ran out under. */
export function clearSession(reason: SessionEnd): void {
  for (const key of keys) storage.remove(key);
  if (reason === 'logout') storage.remove(draftsKey);
}

/** Value of a key, or null; what cannot be read is removed, and only that. */
function read<Value>(key: string, parse: (raw: string) => Value): Value | null {
  const raw = storage.get(key);
  if (raw === null) return null;
  try {
    return parse(raw);
  } catch {
    storage.remove(key);
    return null;
  }
}

function parseToken(raw: string): string {
  if (!/^[\x21-\x7e]{1,4096}$/.test(raw)) throw new TypeError('not a token');
  return raw;
}

function parseUser(raw: string): { email: string; session: string } {
  const { email, session } = JSON.parse(raw);
  if (typeof email !== 'string' || typeof session !== 'string') throw new TypeError('not a user');
  return { email, session };
}

/** Stored as one role or as a JSON array of roles; unknown names are no roles. */
function parseRoles(raw: string): Role[] {
  const stored: unknown = /^\s*[["]/.test(raw) ? JSON.parse(raw) : raw;
  const names: unknown[] = Array.isArray(stored) ? stored : [stored];
  const found = knownRoles.filter((role) => names.includes(role));
  if (found.length === 0) throw new TypeError('not a role');
  return found;
}

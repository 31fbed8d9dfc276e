import type { Company, LoginAnswer, Manager, Subscription, Tokens } from '@vezne/contract';
import { forgetDraftsOfOthers, writeTyped } from './drafts';
import { announceEnd } from './other-tabs';
import { publishSession } from './publish-session';
import type { SessionEnd } from './session-end';
import { currentSession } from './session-state';
import { storage } from './storage';
import { clearSession, writeSession, writeTokens } from './stored-session';

/** Begins a session with the answer of a sign-in; nothing of an earlier one is left but the same person's drafts. */
export function startSession(answer: LoginAnswer, email: string): void {
  writeSession(answer, email);
  publishSession();
  forgetDraftsOfOthers();
}

/** Goes on with the same session under new tokens. */
export function renewSession(tokens: Tokens): void {
  writeTokens(tokens);
  publishSession();
}

/**
 * Forgets everything about the user, here and in the other tabs. Where nobody is signed in, as after a sign-in that
 * was refused, drafts go on waiting for whom the last session ran out under.
 */
export function endSession(reason: SessionEnd): void {
  const { isAuthenticated } = currentSession();
  if (isAuthenticated) announceEnd(reason);
  if (reason === 'expired') writeTyped();
  clearSession(isAuthenticated ? reason : 'expired');
  publishSession({ reason });
}

type Remembered = { managerData: Manager; companyData: Company; subscriptionData: Subscription };

/** Keeps an answer for the next visit, so that a name or a currency is there before the first call. */
export function remember<Key extends keyof Remembered>(key: Key, value: Remembered[Key] | null): void {
  if (value === null) storage.remove(key);
  else storage.set(key, JSON.stringify(value));
  publishSession();
}

/** Reads storage again, as when the page opens. */
export const reloadSession = (): void => publishSession();

import { codes, limits, messages, type Verification } from '@vezne/contract';
import { findAccountByEmail, lockAddress } from '../auth/queries';
import { HOUR_MS } from '../calendar';
import type { Clock } from '../clock';
import type { Database, Sql } from '../db/database';
import { AppError } from '../errors';
import { hashOf, newLinkToken } from '../mail/link-token';
import type { Mail } from '../mail/mail';
import { addressKnown, verificationLetter } from '../mail/templates';
import * as queries from './queries';
import { createAccount } from './service';

export type VerificationParts = { db: Database; now: Clock; mail: Mail; publicUrl: string };

type Pending = queries.PendingSignUp;

/** A person gets at most one link a minute, however often somebody asks for it. */
const PAUSE_MS = limits.token.mailPauseSeconds * 1_000;

/** Keeps a sign-up until its link is opened. Answers the mail that follows once that is sure. */
export async function awaitVerification(
  sql: Sql,
  parts: VerificationParts,
  pending: Pending & { passwordHash: string },
): Promise<() => Promise<void>> {
  const { token, ...link } = newLink(parts.now());
  await queries.insertPending(sql, pending, link);
  return () => tell(parts, pending, token);
}

/** Makes a new link for a sign-up that still waits; undefined when there is none, or a link was sent just now. */
export async function renewLink(
  sql: Sql,
  parts: VerificationParts,
  id: string,
): Promise<(() => Promise<void>) | undefined> {
  const now = parts.now();
  const { token, ...link } = newLink(now);
  if ((await queries.updatePendingLink(sql, id, link, new Date(now.getTime() - PAUSE_MS))) === 0)
    return undefined;
  const pending = await queries.findPending(sql, id);
  return pending && (() => tell(parts, pending, token));
}

// Only here, after the answer, is it asked whether the address is known: the work before is the same for all.
async function tell(
  { db, mail, publicUrl }: VerificationParts,
  pending: Pending,
  token: string,
): Promise<void> {
  const owner = await findAccountByEmail(db, pending.email);
  await mail.send(
    owner
      ? addressKnown(owner, publicUrl)
      : verificationLetter(pending, `${publicUrl}/signup/${token}`, limits.token.verificationHours),
  );
}

/**
 * Opens a link: the account comes into being, once, however many open it. Whoever holds the link reads the mail of
 * that address and may be told what became of it. `now` is the product's clock, for the trial that begins.
 */
export async function verify(
  sql: Sql,
  { now: realTime }: VerificationParts,
  token: string,
  now: Date,
): Promise<Verification> {
  const pending = await queries.lockPendingByToken(sql, hashOf(token));
  if (!pending) throw new AppError(codes.badInput, messages.badVerification);
  const outcome = await open(sql, pending, realTime(), now);
  return { outcome, managerId: pending.id, email: pending.email };
}

type Opened = NonNullable<Awaited<ReturnType<typeof queries.lockPendingByToken>>>;

async function open(
  sql: Sql,
  { usedAt, expiresAt, passwordHash, ...pending }: Opened,
  realNow: Date,
  now: Date,
): Promise<Verification['outcome']> {
  if (usedAt || passwordHash === null) return 'USED';
  if (expiresAt <= realNow) return 'EXPIRED';
  await lockAddress(sql, pending.email);
  if (await findAccountByEmail(sql, pending.email)) return 'TAKEN';
  await createAccount(sql, { ...pending, managerId: pending.id, passwordHash }, now);
  await queries.markUsed(sql, pending.id, realNow);
  return 'CREATED';
}

function newLink(sentAt: Date) {
  const expiresAt = new Date(sentAt.getTime() + limits.token.verificationHours * HOUR_MS);
  return { ...newLinkToken(), sentAt, expiresAt };
}

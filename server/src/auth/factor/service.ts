import { randomBytes } from 'node:crypto';
import { codes, type FactorSetup, type FactorState, type LoginAnswer } from '@vezne/contract';
import type { Clock } from '../../clock';
import type { Database, Sql } from '../../db/database';
import { AppError, sessionExpired } from '../../errors';
import type { Background } from '../../http/background';
import type { Log } from '../../log';
import type { Mail } from '../../mail/mail';
import * as letters from '../../mail/security-letters';
import type { Keys } from '../../session/keys';
import { recordSecurityEvent } from '../../session/security-event';
import type { Attempts } from '../attempts';
import { type Account, findAccount } from '../queries';
import { deviceHashOf, type Origin, type SignIn } from '../sign-in';
import { claimedAccount, isChallengeOf, writeChallenge } from './challenge';
import * as queries from './queries';
import { newRecoveryCodes, recoveryHash } from './recovery';
import { openSecret, sealSecret } from './secret';
import { setupOf, stepOf } from './totp';

export type FactorParts = {
  db: Database;
  keys: Keys;
  now: Clock;
  log: Log;
  mail: Mail;
  background: Background;
};

const SECRET_BYTES = 20;

const wrongCode = () => {
  const message = 'Kod hatalı veya daha önce kullanılmış.';
  return new AppError(codes.badInput, message, { fields: { code: message } });
};
const alreadyOn = () => new AppError(codes.conflict, 'İki adımlı doğrulama zaten açık.');
const notOn = () => new AppError(codes.conflict, 'İki adımlı doğrulama açık değil.');
const challengeOver = () =>
  new AppError(codes.unauthenticated, 'Doğrulama süresi doldu. Lütfen yeniden giriş yapın.');

export async function getFactorState(sql: Sql, accountId: string): Promise<FactorState> {
  const factor = await queries.findFactor(sql, accountId);
  if (!factor?.confirmedAt) return { isOn: false, since: null, recoveryCodesLeft: 0 };
  const recoveryCodesLeft = await queries.countRecoveryCodes(sql, accountId);
  return { isOn: true, since: factor.confirmedAt.toISOString(), recoveryCodesLeft };
}

/** Makes a secret for an authenticator app, in place of one that was not confirmed. */
export async function beginFactor({ db, keys, now }: FactorParts, accountId: string): Promise<FactorSetup> {
  const account = await accountOf(db, accountId);
  const secret = randomBytes(SECRET_BYTES);
  const sealed = sealSecret(keys.factor, accountId, secret);
  if (!(await queries.insertFactor(db, accountId, sealed, now()))) throw alreadyOn();
  return setupOf(secret, account.email);
}

/** Switches the factor on, if the app makes the right codes; answers the recovery codes, which are kept as hashes. */
export async function confirmFactor(parts: FactorParts, accountId: string, code: string): Promise<string[]> {
  const { db, now, mail, background } = parts;
  const factor = await queries.findFactor(db, accountId);
  if (!factor) throw notOn();
  if (factor.confirmedAt) throw alreadyOn();
  const step = await matchingStep(parts, accountId, factor, code);
  if (step === undefined) throw wrongCode();
  const recovery = await db.transaction(async (sql) => {
    if (!(await queries.confirmFactor(sql, accountId, step, now()))) throw alreadyOn();
    return newCodes(sql, accountId);
  });
  const account = await accountOf(db, accountId);
  await recordFactorEvent(parts, 'factor.on', account);
  // The codes are shown this once: they do not wait for the mail server.
  background.start(() => mail.send(letters.factorOn(account)));
  return recovery;
}

/** New recovery codes in place of the earlier ones. */
export async function renewCodes(parts: FactorParts, accountId: string): Promise<string[]> {
  const recovery = await parts.db.transaction(async (sql) => {
    const factor = await queries.findFactor(sql, accountId);
    if (!factor?.confirmedAt) throw notOn();
    return newCodes(sql, accountId);
  });
  await recordFactorEvent(parts, 'factor.codes-renewed', await accountOf(parts.db, accountId));
  return recovery;
}

async function newCodes(sql: Sql, accountId: string): Promise<string[]> {
  const recovery = newRecoveryCodes();
  await queries.replaceRecoveryCodes(
    sql,
    accountId,
    recovery.flatMap((code) => recoveryHash(code) ?? []),
  );
  return recovery;
}

/** Switches the factor off; answers whom to tell. */
export async function switchFactorOff(sql: Sql, accountId: string): Promise<Account> {
  if (!(await queries.deleteFactor(sql, accountId))) throw notOn();
  return accountOf(sql, accountId);
}

/** What the first step of a sign-in answers for an account with a factor; undefined for one without. */
export async function challengeFor(
  { db, keys, now }: FactorParts,
  account: Account,
): Promise<string | undefined> {
  const factor = await queries.findFactor(db, account.id);
  return factor?.confirmedAt ? writeChallenge(keys.challenge, account, now()) : undefined;
}

/** Second step of a sign-in. Guesses are counted like those at passwords, apart from them. */
export async function verifyFactor(
  parts: FactorParts & { attempts: Attempts; signIn: SignIn },
  { challenge, code }: { challenge: string; code: string },
  from: Origin,
): Promise<LoginAnswer> {
  const { db, keys, now, attempts, signIn } = parts;
  const id = claimedAccount(challenge);
  const account = id && (await findAccount(db, id));
  if (!account || !isChallengeOf(keys.challenge, challenge, account, now())) throw challengeOver();
  const factor = await queries.findFactor(db, account.id);
  if (!factor?.confirmedAt) throw challengeOver();
  const recovery = recoveryHash(code);
  const deviceHash = deviceHashOf(keys, account.email, from.deviceId);
  const right = await attempts.guard({ email: account.email, ip: from.ip, deviceHash, kind: 'factor' }, () =>
    recovery ? takeRecoveryCode(db, account.id, recovery) : takeCode(parts, account.id, factor, code),
  );
  if (!right) {
    const about = { companyId: account.companyId, personId: account.id, by: null };
    await recordSecurityEvent(db, parts, { event: 'factor.failed', ...about }, { ip: from.ip });
    throw wrongCode();
  }
  if (recovery) await reportRecoveryUse(parts, account);
  return signIn(account, from);
}

const takeRecoveryCode = async (sql: Sql, accountId: string, hash: Buffer): Promise<boolean> =>
  (await queries.deleteRecoveryCode(sql, accountId, hash)) > 0;

async function takeCode(
  parts: FactorParts,
  accountId: string,
  factor: queries.Factor,
  code: string,
): Promise<boolean> {
  const step = await matchingStep(parts, accountId, factor, code);
  return step !== undefined && queries.claimStep(parts.db, accountId, step);
}

/** Tells log and history what a person has done to their own factor. */
export const recordFactorEvent = (
  { db, log, keys }: Pick<FactorParts, 'log' | 'keys'> & { db: Sql },
  event: 'factor.on' | 'factor.off' | 'factor.codes-renewed' | 'factor.recovery-used',
  { companyId, id }: Account,
): Promise<void> => recordSecurityEvent(db, { log, keys }, { event, companyId, personId: id, by: id });

async function reportRecoveryUse(parts: FactorParts, account: Account): Promise<void> {
  const { db, mail, background } = parts;
  await recordFactorEvent(parts, 'factor.recovery-used', account);
  const left = await queries.countRecoveryCodes(db, account.id);
  background.start(() => mail.send(letters.recoveryUsed(account, left)));
}

async function matchingStep(
  { keys, now }: FactorParts,
  accountId: string,
  { secret: sealed }: queries.Factor,
  code: string,
): Promise<number | undefined> {
  const opened = openSecret(keys.factor, accountId, sealed);
  if (!opened) throw new Error('no key opens the secret of a second factor');
  return stepOf(opened.secret, code.replace(/\s/g, ''), now());
}

/** Seals every secret with the newest key, so that an earlier one can be dropped; answers how many were not. */
export async function resealFactors({ db, keys }: Pick<FactorParts, 'db' | 'keys'>): Promise<number> {
  const outdated = (await queries.listSecrets(db)).flatMap(({ accountId, secret }) => {
    const opened = openSecret(keys.factor, accountId, secret);
    return opened?.isOutdated ? [{ accountId, secret: opened.secret }] : [];
  });
  for (const { accountId, secret } of outdated)
    await queries.updateSecret(db, accountId, sealSecret(keys.factor, accountId, secret));
  return outdated.length;
}

async function accountOf(sql: Sql, id: string): Promise<Account> {
  const account = await findAccount(sql, id);
  if (!account) throw sessionExpired();
  return account;
}

import { types } from 'node:util';
import { codes, messages } from '@vezne/contract';
import pg from 'pg';
import { AppError, tooBusy } from '../errors';
import { errorCode } from '../failure';
import { constraintErrors } from './constraint-errors';

const BAD_VALUE = 'Gönderilen değerlerden biri geçerli değil.';

const STATEMENT_TIMEOUT = '57014';
const LOCK_TIMEOUT = '55P03';
// Out of disk, out of memory, too many connections; the rest of the class alike.
const OUT_OF_RESOURCES = '53';
const CONSTRAINT = '23';
// We never ask for one: this is a standby, met while a failover is under way.
const READ_ONLY = '25006';
// Text or number that the database cannot hold: our schemas refuse it first, this is the net below them.
const DATA_EXCEPTION = '22';

/**
 * The refusal that stands for a database error; an error that only a bug explains comes back as it is.
 * `busy`: the pool was full when it happened.
 */
export function toAppError(error: unknown, busy: boolean): unknown {
  if (error instanceof AppError || !types.isNativeError(error)) return error;
  if (!(error instanceof pg.DatabaseError)) return isDriverError(error) ? lostOrBusy(error, busy) : error;
  const code = error.code ?? '';
  if (code.startsWith(CONSTRAINT)) return constraintErrors(error.constraint ?? '') ?? error;
  if (code === STATEMENT_TIMEOUT || code === LOCK_TIMEOUT) return caused(tooBusy(), error);
  if (code.startsWith(DATA_EXCEPTION)) return caused(new AppError(codes.badInput, BAD_VALUE), error);
  const down = code.startsWith('57P') || code.startsWith('08') || code.startsWith(OUT_OF_RESOURCES);
  return down || code === '25P03' || code === READ_ONLY ? unavailable(error) : error;
}

/** Was a statement ended because its time was over? Within a transaction the error is still the database's own. */
export const ranOutOfTime = (error: unknown): boolean =>
  errorCode(error instanceof AppError ? error.cause : error) === STATEMENT_TIMEOUT;

/** After this error the connection may still be used: Postgres itself refused a statement and lives on. */
export function leavesConnectionUsable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity === 'ERROR' && error.code !== READ_ONLY;
  return !(types.isNativeError(error) && isDriverError(error));
}

/** Nothing is heard from the database: whoever waits for it is told so. */
export class SilentDatabase extends Error {
  override name = 'SilentDatabase';
  constructor() {
    super('the database does not answer');
  }
}

// The driver has no error class of its own for these; its sentences are all there is.
const DRIVER_SENTENCE =
  /^(Connection terminated|Query read timeout|timeout exceeded|timeout expired|Client |Cannot use a pool|Connection ended)/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

function isDriverError(error: Error): boolean {
  if (error instanceof SilentDatabase) return true;
  return DRIVER_SENTENCE.test(error.message) || SYSTEM_CODES.has(errorCode(error) ?? '');
}

function lostOrBusy(error: Error, busy: boolean): AppError {
  return busy && error.message.startsWith('timeout exceeded') ? caused(tooBusy(), error) : unavailable(error);
}

const unavailable = (cause: Error) =>
  caused(new AppError(codes.unavailable, messages.unexpected, { retryAfter: 2 }), cause);

function caused(refusal: AppError, cause: Error): AppError {
  refusal.cause = cause;
  return refusal;
}

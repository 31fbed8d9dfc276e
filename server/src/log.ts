import pino, { type DestinationStream } from 'pino';
import { errorCode } from './failure';

export type Log = pino.Logger;

/** Structured log of the process: one JSON line each, UTC, on standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

type SafeError = {
  type: string;
  message?: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
  errors?: SafeError[];
};

// Postgres quotes the value that it could not take.
const QUOTES_VALUES = /^22/;

/** What of an error helps to find its cause; values, addresses and driver internals stay out of the log. */
function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = errorCode(error);
  const message = QUOTES_VALUES.test(code ?? '')
    ? 'withheld'
    : error.message.replace(/(?<!\S)\S+@\S+/g, '[e-mail]');
  const stack = error.stack?.slice(error.stack.indexOf('\n    at'));
  return {
    type: error.name,
    message,
    code,
    stack,
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(safeError) }),
  };
}

import pino from 'pino';

export type Log = pino.Logger;

/** Structured log of the process: one JSON line each, UTC, on standard output. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

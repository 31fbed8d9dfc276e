import { types } from 'node:util';

/** A reason not to start that the operator can act on: shown as one sentence, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The `code` of a system or Postgres error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  // Not instanceof: jest gives tests another Error than the one Node's own modules throw.
  const code = types.isNativeError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

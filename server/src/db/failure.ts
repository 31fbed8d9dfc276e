/** A reason not to start that the operator can act on: shown as one sentence, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The `code` of a system or Postgres error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

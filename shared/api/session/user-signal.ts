let userChange = new AbortController();

/** Aborted as soon as the user changes; calls made for a user hang on it. */
export const userSignal = (): AbortSignal => userChange.signal;

/** Gives up every call made for the user until now. */
export function abortUserCalls(): void {
  userChange.abort();
  userChange = new AbortController();
}

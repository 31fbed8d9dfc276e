import { api, codes, Tokens } from '@vezne/contract';
import { endSession, renewSession } from '../session/session';
import { currentSession } from '../session/session-state';
import { readTokens } from '../session/stored-session';
import { type ApiError, droppedError, networkError, sessionExpiredError, toApiError } from './api-error';
import { request } from './http';

const LOCK = 'vezne-token-refresh';
// A tab that was closed or frozen while it held the lock must not block the others for ever.
const LOCK_WAIT = 3_000;
// Browsers keep storage per process: what another tab has just written needs a moment to be seen here.
const STORAGE_LAG = 100;

let running: { session: string; token: Promise<string> } | undefined;

/**
 * A fresh access token in place of `refused`. All calls of this tab wait for one request, and the tabs
 * take turns. Ends the session when the server refuses to renew it.
 */
export function refreshToken(refused: string): Promise<string> {
  const session = currentSession().id;
  if (running?.session === session) return running.token;
  const token = inTurn(() => renew(refused, session)).finally(() => {
    if (running?.token === token) running = undefined;
  });
  running = { session, token };
  return token;
}

async function renew(refused: string, session: string): Promise<string> {
  const stored = readTokens();
  if (currentSession().id !== session) throw droppedError();
  if (stored.accessToken && stored.accessToken !== refused) return stored.accessToken;
  const tokens = stored.refreshToken && (await exchange(stored.refreshToken));

  const now = readTokens();
  if (currentSession().id !== session) throw droppedError();
  // Another tab was faster. The server names the same successor to both, so its tokens are as good.
  if (now.accessToken && now.accessToken !== refused) return now.accessToken;
  if (!tokens) {
    endSession('expired');
    throw sessionExpiredError();
  }
  renewSession(tokens);
  return tokens.token;
}

/**
 * The new pair, or undefined when there will never be one. Only the API itself refuses: what a proxy in between says, or
 * a server that is being replaced, is a server out of reach.
 */
async function exchange(refreshToken: string): Promise<Tokens | undefined> {
  try {
    const { data } = await request(api.auth.refresh, { refreshToken }, {});
    if (data === undefined) throw networkError();
    return Tokens.safeParse(data).data;
  } catch (thrown) {
    const error: ApiError = toApiError(thrown);
    if (isRefusal(error)) return undefined;
    throw error.isUncertain || error.status === 429 || error.status === 0 ? error : networkError();
  }
}

/** No good token, or none that could ever be one. */
const isRefusal = ({ status, code }: ApiError) => status === 401 || code === codes.badInput;

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator;
  if (!locks) return work();
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), LOCK_WAIT);
  let hasTurn = false;
  try {
    return await locks.request(LOCK, { signal: wait.signal }, async () => {
      hasTurn = true;
      clearTimeout(timer);
      await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG));
      return work();
    });
  } catch (thrown) {
    if (hasTurn) throw thrown;
    return work();
  } finally {
    clearTimeout(timer);
  }
}

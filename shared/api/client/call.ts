import { codes, type Endpoint, type EndpointInput, type EndpointOutput, readOutput } from '@vezne/contract';
import { newId } from '../id';
import { askForProof } from '../session/fresh-proof';
import { endSession } from '../session/session';
import { readTokens } from '../session/stored-session';
import { userSignal } from '../session/user-signal';
import { ApiError, droppedError, invalidAnswerError, sessionExpiredError } from './api-error';
import { type Answer, type RequestOptions, request } from './http';
import { refreshToken } from './refresh';
import { watched } from './slow';

export type CallOptions = {
  /** Names the intended action; given again only to repeat exactly the same one. */
  idempotencyKey?: string;
  keepalive?: boolean;
  /** Told how much of a file is on its way, from 0 to 1. */
  onSent?: (share: number) => void;
};

/**
 * Makes one call of the contract and answers what its output schema promises. Throws ApiError.
 * Retries, renews the session once, asks for the password where that is needed and gives up silently when the user changes on the way.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { idempotencyKey, ...how }: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const options: RequestOptions = how;
  if (endpoint.writes) options.idempotencyKey = idempotencyKey ?? newId();
  const answer =
    endpoint.client === 'auth'
      ? await watched(request(endpoint, input, options))
      : await requestProved(endpoint, input, options);
  return checked(endpoint, answer);
}

/** Asks for the password where the server wants a fresh proof, then makes the same call once more. */
async function requestProved<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: RequestOptions,
): Promise<Answer> {
  try {
    return await watched(requestSignedIn(endpoint, input, options));
  } catch (error) {
    const isProved = needsProof(error) ? askForProof() : undefined;
    if (!isProved) throw error;
    if (!(await isProved)) throw droppedError();
    return watched(requestSignedIn(endpoint, input, options));
  }
}

async function requestSignedIn<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: RequestOptions,
): Promise<Answer> {
  const signal = userSignal();
  const { accessToken } = readTokens();
  if (!accessToken) throw sessionExpiredError();
  const send = (token: string) => request(endpoint, input, { ...options, token, signal });
  const answer = await send(accessToken).catch(async (error: unknown) => {
    if (!isUnauthorized(error)) throw error;
    return send(await refreshToken(accessToken)).catch((second: unknown) => {
      if (!isUnauthorized(second)) throw second;
      endSession('expired');
      throw sessionExpiredError();
    });
  });
  if (signal.aborted) throw droppedError();
  return answer;
}

function checked<E extends Endpoint>(endpoint: E, { status, data }: Answer): EndpointOutput<E> {
  if (endpoint.writes && !data) throw invalidAnswerError(status);
  const output = readOutput(endpoint, data);
  if (!output.success) throw invalidAnswerError(status);
  return output.data;
}

const needsProof = (error: unknown) => error instanceof ApiError && error.code === codes.proofRequired;

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

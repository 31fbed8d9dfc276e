/// <reference types="@testing-library/jest-dom" />
import { configureClient } from '@vezne/api';
import type { Endpoint, ErrorBody } from '@vezne/contract';
import type { Answers } from './answers';
import { defaultAnswers } from './default-answers';
import { type Fault, freshState, handle, type Recorded, respond } from './fake/fake-calls';
import { fakeUpload, type Handle } from './fake/fake-upload';

type Refusal = { status: number; retryAfter?: number } & Partial<ErrorBody>;

/**
 * An API for screen tests. Call it once at the top of a test file: before each test it takes the place of
 * `fetch` and of uploads, answers every call by its contract endpoint and checks both directions with the contract's
 * schemas; a wrong fixture, a wrong request or a call without an answer fails the test.
 */
export function fakeApi() {
  // One object for every test: a call that is held back goes on in the test that is running by then.
  const state = freshState();

  const answer: Answers = (endpoint, reply) => {
    state.replies.set(
      endpoint.id,
      typeof reply === 'function' ? (reply as (input: never) => unknown) : () => reply,
    );
  };
  const addFault = (endpoint: Endpoint, times: number, run: Fault['run']) => {
    state.faults.set(endpoint.id, [...(state.faults.get(endpoint.id) ?? []), { times, run }]);
  };

  beforeEach(() => {
    Object.assign(state, freshState());
    defaultAnswers(answer);
    configureClient({ retryDelay: 0 });
    // The client reads no more of a response than FakeResponse has.
    const respondTo: Handle = (url, init) => handle(state, url, init);
    globalThis.fetch = (url, init) => respondTo(String(url), init ?? {}) as Promise<Response>;
    globalThis.XMLHttpRequest = fakeUpload(respondTo);
  });
  afterEach(() => {
    if (state.problems.length > 0) throw new Error(state.problems.join('\n'));
  });

  return {
    /** What an endpoint answers from now on: the output, or a function of the checked input. */
    answer,
    /** What is served at the address of a file of host and remotes; 404 otherwise. */
    file: (address: string, body: unknown) => void state.files.set(address, body),
    /** Refuses calls with an error body: always, or `times` times. */
    fail: (endpoint: Endpoint, { status, retryAfter, ...body }: Refusal, times = Infinity) =>
      addFault(endpoint, times, async () =>
        respond(status, body.message ? { code: 'X', ...body } : '', retryAfter),
      ),
    /** The connection breaks before an answer comes. */
    cutOff: (endpoint: Endpoint, times = Infinity) =>
      addFault(endpoint, times, async () => {
        throw new TypeError('Failed to fetch');
      }),
    /** No answer ever comes. */
    hang: (endpoint: Endpoint, times = Infinity) => addFault(endpoint, times, untilAborted),
    /** Holds calls back; the returned function lets them go on to whatever they are answered by then. */
    hold: (endpoint: Endpoint): (() => void) => {
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      state.gates.set(endpoint.id, gate);
      return () => {
        state.gates.delete(endpoint.id);
        release();
      };
    },
    /** Takes back what was made to go wrong with an endpoint. */
    heal: (endpoint: Endpoint) => void state.faults.delete(endpoint.id),
    /** This access token is answered 401 from now on. */
    refuseToken: (token: string) => void state.refusedTokens.add(token),
    /** What is wrong with requests and fixtures so far; taken out, it no longer fails the test. */
    takeProblems: () => state.problems.splice(0),
    /** The calls made to an endpoint in this test, oldest first. */
    requests: (endpoint: Endpoint): Recorded[] => state.requests.get(endpoint.id) ?? [],
  };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

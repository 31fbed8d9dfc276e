import type { Endpoint, EndpointOutput } from '@vezne/contract';
import { useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { type ApiError, toApiError } from './api-error';
import { call } from './client';
import { useApi } from './context';
import { newId } from './id';
import { type Input, type InputArgument, toParts } from './input';
import { useInvalidate } from './query';

export type CommandOptions<E extends Endpoint> = {
  /** Endpoints whose answers are stale after this command. */
  invalidates?: readonly Endpoint[];
  /** The state's sentence when a failed call gives no message. */
  failure?: string;
  /** Failures are shown by the screen alone, not told by `onFailure`. */
  quiet?: boolean;
  onDone?: (answer: EndpointOutput<E>, input: Input<E>) => void;
  onFailed?: (error: ApiError) => void;
};

export type Command<E extends Endpoint> = {
  /** Carries the command out; throws ApiError. */
  run: (...input: InputArgument<E>) => Promise<EndpointOutput<E>>;
  isRunning: boolean;
  /** Of the last run; cleared when a new one starts. */
  error: ApiError | undefined;
  reset: () => void;
};

/** A call that changes something, or that is made by a button and not by looking at a page. */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], failure, quiet, onDone, onFailed }: CommandOptions<E> = {},
): Command<E> {
  const { reportCommand } = useApi();
  const invalidate = useInvalidate();
  const uncertain = useRef<{ action: string; idempotencyKey: string }>(undefined);
  const { trigger, isMutating, error, reset } = useSWRMutation(
    `command ${endpoint.id}`,
    (_, { arg }: { arg: Promise<EndpointOutput<E>> }) => arg,
    { revalidate: false },
  );

  const perform = async (input: Input<E>): Promise<EndpointOutput<E>> => {
    // After a failure that leaves open whether the server has carried it out, the same input is the same
    // action: with the old key the server makes it happen once.
    const action = JSON.stringify(input ?? null);
    const idempotencyKey = uncertain.current?.action === action ? uncertain.current.idempotencyKey : newId();
    uncertain.current = undefined;
    try {
      // toParts sorts by the endpoint itself, which the types cannot follow.
      const parts = toParts(endpoint, input) as Parameters<typeof call<E>>[1];
      const answer = await call(endpoint, parts, { idempotencyKey });
      onDone?.(answer, input);
      invalidate(invalidates);
      return answer;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.isUncertain) uncertain.current = { action, idempotencyKey };
      onFailed?.(error);
      if (!quiet) reportCommand(error);
      throw error.or(failure);
    }
  };

  const run = (...[input]: InputArgument<E>) => {
    // Only an endpoint without input is run without one.
    const work = perform(input as Input<E>);
    // SWR resolves an overtaken trigger even when it failed, so it only keeps the state.
    trigger(work).catch(() => undefined);
    return work;
  };

  return { run, isRunning: isMutating, error: isMutating ? undefined : error, reset };
}

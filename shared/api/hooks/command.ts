import {
  api,
  type Endpoint,
  type EndpointArguments,
  type EndpointInput,
  type EndpointOutput,
} from '@vezne/contract';
import { useRef, useState } from 'react';
import { ApiError, toApiError } from '../client/api-error';
import { call } from '../client/call';
import { newId } from '../id';
import { useApi } from './context';
import { useInvalidate } from './query';
import { isQuiet } from './quiet';

type CommandOptions<E extends Endpoint> = {
  /** Endpoints whose answers are stale after this command. */
  invalidates?: readonly Endpoint[];
  /** The same of what is looked at beside the work: asked anew once nothing more is done. */
  invalidatesLater?: readonly Endpoint[];
  /**
   * What is said when a failed call gives no message: the specification's own sentences ("state fallbacks"), English as it
   * has them. Where it has none, the general one is said, in Turkish.
   */
  failure?: string;
  /** Failures are shown by the screen alone, not told by `onFailure`; 'missing': that there is no such record. */
  quiet?: boolean | 'missing';
  /** Told how much of a file is on its way, from 0 to 1. */
  onSent?: (share: number) => void;
  onDone?: (answer: EndpointOutput<E>, input: EndpointInput<E>) => void;
  onFailed?: (error: ApiError) => void;
};

export type Command<E extends Endpoint> = {
  /** Carries the command out; rejects with an ApiError, or with what the screen's own `onDone` or `onFailed` threw. */
  run: (...input: EndpointArguments<E>) => Promise<EndpointOutput<E>>;
  /** The same under a key of `newId` that the caller keeps: sent again within a day, wherever, it is carried out once. */
  runUnder: (idempotencyKey: string, ...input: EndpointArguments<E>) => Promise<EndpointOutput<E>>;
  isRunning: boolean;
  /** Of the last run; cleared when a new one starts. */
  error: ApiError | undefined;
  /** Forgets the last run; one that still runs is given up unseen, and the same input repeats it. */
  reset: () => void;
};

/** A file is told from another by what the browser says of it: its content is not read for that. */
const named = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** An action and the key under which the server makes it happen once. */
type Sent = { action: string; idempotencyKey: string };
type State = Pick<Command<Endpoint>, 'isRunning' | 'error'>;
/** Whatever is written is told in the history and found by the search, and what is deleted lies in the trash. */
const told = [api.history.findAll, api.trash.findAll, api.search.find];

const idle: State = { isRunning: false, error: undefined };

/** A call that changes something, or that is made by a button and not by looking at a page. */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], invalidatesLater, failure, quiet, onSent, onDone, onFailed }: CommandOptions<E> = {},
): Command<E> {
  const { reportCommand } = useApi();
  const invalidate = useInvalidate();
  const running = useRef<Sent>(undefined);
  // Keys by their actions of which nobody knows whether the server has carried them out: with its key the same action
  // happens once.
  const uncertain = useRef(new Map<string, string>());
  const [state, setState] = useState<State>(idle);
  const latest = useRef<Promise<unknown>>(undefined);
  const stale = endpoint.writes ? [...invalidates, ...told] : invalidates;

  const perform = async (input: EndpointInput<E>, ownKey?: string): Promise<EndpointOutput<E>> => {
    const action = JSON.stringify(input ?? null, named);
    const idempotencyKey = ownKey ?? uncertain.current.get(action) ?? newId();
    const sent = { action, idempotencyKey };
    const isRepeat = uncertain.current.delete(action);
    running.current = sent;
    const answer = await call(endpoint, input, { idempotencyKey, onSent })
      .catch((thrown: unknown) => {
        const error = toApiError(thrown);
        if (error.isUncertain) {
          uncertain.current.set(action, idempotencyKey);
          // It may have come about, and then what is on screen is old.
          invalidate([], [...stale, ...(invalidatesLater ?? [])]);
        }
        onFailed?.(error);
        if (!isQuiet(quiet, error)) reportCommand(error);
        throw error.or(failure);
      })
      .finally(() => {
        if (running.current === sent) running.current = undefined;
      });
    // After another action the same input is a new one again, and so it is where what was given up came about after all.
    if (!isRepeat) uncertain.current.clear();
    invalidate(stale, invalidatesLater);
    onDone?.(answer, input);
    return answer;
  };

  const start = (work: Promise<EndpointOutput<E>>) => {
    latest.current = work;
    setState({ isRunning: true, error: undefined });
    // The state is the last run's; one that was overtaken ends unseen.
    const settle = (error?: ApiError) => latest.current === work && setState({ isRunning: false, error });
    // What the screen's own `onDone` throws is no failure of the command.
    work.then(
      () => settle(),
      (thrown: unknown) => settle(thrown instanceof ApiError ? thrown : undefined),
    );
    return work;
  };
  const reset = () => {
    // Given up on its way, it may be carried out all the same.
    if (running.current) uncertain.current.set(running.current.action, running.current.idempotencyKey);
    running.current = undefined;
    latest.current = undefined;
    setState(idle);
  };

  return {
    run: (...[input]) => start(perform(input)),
    runUnder: (idempotencyKey, ...[input]) => start(perform(input, idempotencyKey)),
    ...state,
    reset,
  };
}

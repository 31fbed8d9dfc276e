import type { Endpoint, EndpointInput } from '@vezne/contract';
import type { Parts } from './http';

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> = [
  NonNullable<EndpointInput<E>[Name]>,
] extends [never]
  ? unknown
  : NonNullable<EndpointInput<E>[Name]>;

type Merged<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** What a hook takes for an endpoint: its path parameters and its query or body in one object. */
export type Input<E extends Endpoint> = unknown extends Merged<E> ? undefined : Merged<E>;

/** The input, left out where an endpoint takes none. */
export type InputArgument<E extends Endpoint> =
  undefined extends Input<E> ? [input?: undefined] : [input: Input<E>];

/** Sorts a hook's input into path parameters and the rest, which is the body where there is one. */
export function toParts(endpoint: Endpoint, input: unknown): Parts {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  if (typeof input !== 'object' || input === null) return {};
  const fields = Object.entries(input);
  const params = Object.fromEntries(fields.filter(([name]) => names.includes(name)));
  const rest = Object.fromEntries(fields.filter(([name]) => !names.includes(name)));
  if (endpoint.body) return { params, body: rest };
  return { params, query: rest };
}

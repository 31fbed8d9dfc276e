import type { Endpoint } from '@vezne/contract';

/** An input as a request carries it. */
export type Parts = { params: Fields; query: Fields; body?: Fields };
type Fields = Record<string, unknown>;

/** Sorts an input into path parameters and the rest, which is the body where the endpoint has one. */
export function splitInput(endpoint: Endpoint, input: unknown): Parts {
  const names = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const params: Fields = {};
  const rest: Fields = {};
  for (const [name, value] of Object.entries(input ?? {})) (names.has(name) ? params : rest)[name] = value;
  return endpoint.body ? { params, query: {}, body: rest } : { params, query: rest };
}

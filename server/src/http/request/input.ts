import { type Endpoint, readOnlyKeys } from '@vezne/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fromZod } from '../../errors';

const nothing = z.strictObject({});

/** Path, query and body of a request, each checked by the endpoint's schema, as one object. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): object {
  return {
    ...readPlace(endpoint, request),
    // Object keeps it as it is: the schema of every part of a request describes an object.
    ...(request.method === 'GET'
      ? {}
      : Object(readBody(endpoint.body ?? nothing, writable(endpoint, request.body)))),
  };
}

/** A body without what its record has and nobody can write. */
function writable(endpoint: Endpoint, body: unknown): unknown {
  const ignored = readOnlyKeys(endpoint);
  if (ignored.length === 0 || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => !ignored.includes(key)));
}

/** Path and query alone. */
export function readPlace(endpoint: Endpoint, request: FastifyRequest): object {
  return {
    // A plain copy: the router's objects have no prototype, or one of their own.
    ...Object(checked(endpoint.params ?? nothing, { ...Object(request.params) })),
    ...Object(checked(endpoint.query ?? nothing, { ...Object(request.query) })),
  };
}

/** A body as it was parsed, checked by its schema; none is an empty one. */
export const readBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> =>
  checked(schema, body ?? {});

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw fromZod(result.error);
  return result.data;
}

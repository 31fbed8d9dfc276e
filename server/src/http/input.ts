import type { Endpoint } from '@vezne/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fromZod } from '../errors';

const nothing = z.strictObject({});
// Made once: making a schema takes many times as long as using it.
const anyObject = z.looseObject({});

/** Path, query and body of a request, each checked by the endpoint's schema, as one object. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): object {
  const body = request.body ?? {};
  return {
    ...checked(endpoint.params ?? nothing, request.params),
    ...checked(endpoint.query ?? nothing, request.query),
    ...(request.method === 'GET' ? {} : checked(endpoint.body ?? nothing, body)),
  };
}

function checked(schema: z.ZodType, value: unknown): object {
  // A plain copy: the router's objects have no prototype, or one of their own.
  const plain = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : value;
  const result = schema.safeParse(plain);
  if (!result.success) throw fromZod(result.error);
  return anyObject.parse(result.data);
}

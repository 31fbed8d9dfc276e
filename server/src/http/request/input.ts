import type { Endpoint } from '@vezne/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fromZod } from '../../errors';

const nothing = z.strictObject({});

/** Path, query and body of a request, each checked by the endpoint's schema, as one object. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): object {
  const body = request.body ?? {};
  return {
    // A plain copy: the router's objects have no prototype, or one of their own.
    ...checked(endpoint.params ?? nothing, { ...Object(request.params) }),
    ...checked(endpoint.query ?? nothing, { ...Object(request.query) }),
    ...(request.method === 'GET' ? {} : checked(endpoint.body ?? nothing, body)),
  };
}

function checked(schema: z.ZodType, value: unknown): object {
  const result = schema.safeParse(value);
  if (!result.success) throw fromZod(result.error);
  // Object keeps it as it is: the schema of every part of a request describes an object.
  return Object(result.data);
}

import { type Endpoint, ErrorBody, limits, readOnlyKeys } from '@vezne/contract';
import { z } from 'zod';

type Schema = Record<string, unknown>;

const bodyType = ({ upload }: Endpoint) => (upload ? 'multipart/form-data' : 'application/json');

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** The OpenAPI document of the endpoints that are really served. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vezne API',
      version: '1',
      description:
        'Every call takes and gives JSON, but for those that take a file as a form. Unknown keys are refused. A change (PUT) takes a record as it was read: what is read-only is passed over, what is left out keeps its value, and null empties. A write may carry an Idempotency-Key; its repetition within 24 hours gets the first answer.',
    },
    servers: [{ url: `${publicUrl}${limits.apiPrefix}` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
    },
  };
}

function operation(endpoint: Endpoint): Schema {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    security: endpoint.roles === 'public' ? [] : [{ bearer: [...endpoint.roles] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.writes ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { [bodyType(endpoint)]: { schema: bodySchema(endpoint, endpoint.body) } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        ...(endpoint.undoable && { headers: { 'X-Trash-Id': trashId } }),
        content: { 'application/json': { schema: jsonSchema(endpoint.output, 'output') } },
      },
      ...Object.fromEntries(
        errorsOf(endpoint).map(([status, description]) => [status, failure(description)]),
      ),
    },
  };
}

/** What a body takes, and what of the record may stand in it without being looked at. */
function bodySchema(endpoint: Endpoint, body: z.ZodType): Schema {
  const ignored = readOnlyKeys(endpoint);
  const schema = jsonSchema(body, 'input');
  if (ignored.length === 0) return schema;
  const { properties: record } = Properties.parse(jsonSchema(endpoint.listed ?? endpoint.output, 'output'));
  const readOnly = ignored.map((key) => [key, { ...record[key], readOnly: true }]);
  return {
    ...schema,
    properties: { ...Properties.parse(schema).properties, ...Object.fromEntries(readOnly) },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

const trashId = {
  description: 'Where the deleted record is: /trash/restore takes it for 30 days',
  schema: { type: 'string', format: 'uuid' },
};

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function errorsOf(endpoint: Endpoint): [number, string][] {
  const signedIn = endpoint.roles !== 'public';
  const refusedAfterEnd = signedIn && endpoint.writes && !endpoint.allowedWhenExpired;
  const list: [boolean, number, string][] = [
    [true, 400, 'Bad input; "fields" names each field'],
    [signedIn, 401, 'No token, or its session has ended'],
    [refusedAfterEnd, 402, 'The subscription is over'],
    [signedIn, 403, 'The role does not allow it'],
    [signedIn, 404, 'Not there, or not of this company'],
    [endpoint.writes, 409, 'A conflict with what is stored'],
    [endpoint.method !== 'GET', 413, 'The body is too large'],
    [
      endpoint.method !== 'GET',
      415,
      `The body is not ${bodyType(endpoint)}${endpoint.upload ? ', or the file is of no kind that is read' : ''}`,
    ],
    [true, 429, 'Too many requests; Retry-After says when to try again'],
    [true, 500, 'A fault; "requestId" names it in the log'],
  ];
  return list.filter(([applies]) => applies).map(([, status, description]) => [status, description]);
}

const Properties = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties, required } = Properties.parse(jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

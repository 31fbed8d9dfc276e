import { type Endpoint, limits } from '@vezne/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { styleSheet } from './docs-style';
import { openApi } from './openapi';

// What a schema may hold is looked at where it is printed.
const Schema = z.object({ schema: z.unknown() });
const Content = z.object({ content: z.object({ 'application/json': Schema }) });
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Schema.extend({ name: z.string(), in: z.string(), required: z.boolean() })),
  requestBody: z.object({ content: z.record(z.string(), Schema) }).optional(),
  responses: z.record(z.string(), Content.extend({ description: z.string() })),
});
type Operation = z.infer<typeof Operation>;
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** A readable page of the API at `/docs`, and the document it is printed from at `/docs/openapi.json`. */
export function serveDocs(server: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  const types = {
    '/docs': 'text/html',
    '/docs/openapi.json': 'application/json',
    '/docs/style.css': 'text/css',
  };
  const print = () => {
    const document = openApi(endpoints, publicUrl);
    return {
      '/docs': docsPage(document),
      '/docs/openapi.json': JSON.stringify(document, null, 2),
      '/docs/style.css': styleSheet,
    };
  };
  // Printed once, when somebody first asks: every noun has registered itself by then.
  let files: ReturnType<typeof print> | undefined;
  for (const path of ['/docs', '/docs/openapi.json', '/docs/style.css'] as const)
    server.get(path, async (_request, reply) => {
      files ??= print();
      return reply
        .header('cache-control', 'no-cache')
        .type(`${types[path]}; charset=utf-8`)
        .send(files[path]);
    });
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

function docsPage(document: object): string {
  const { paths } = Document.parse(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const nouns = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = nouns.map((noun) => {
    const own = calls.filter(({ operation }) => operation.tags[0] === noun);
    const list = own.map(({ path, method, operation }) => callHtml(path, method, operation)).join('');
    return `<section id="${noun}"><h2>${noun}</h2>${list}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vezne API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/style.css"></head>
<body>
<header><h1>Vezne API</h1>
<p>${calls.length} calls below <code>${limits.apiPrefix}</code>. JSON in (where a file is sent, a form), JSON out; unknown keys are refused. A call marked
<i class="lock">token</i> needs <code>Authorization: Bearer …</code>. A write may carry an <code>Idempotency-Key</code>: its repetition within 24 hours
gets the first answer. Errors are <code>{code, message, fields?}</code>. <a href="/docs/openapi.json">OpenAPI document</a></p>
<nav>${nouns.map((noun) => `<a href="#${noun}">${noun}</a>`).join(' ')}</nav></header>
<main>${sections.join('\n')}</main>
</body></html>
`;
}

function callHtml(path: string, method: string, operation: Operation): string {
  const lock = operation.security.length > 0 ? ' <i class="lock">token</i>' : '';
  const inputs = operation.parameters.map(({ name, in: place, required, schema }) =>
    row(name, place, typeOf(schema), required),
  );
  const bodyRows = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, body]) =>
    fieldsOf(body.schema).map(({ name, schema, required }) =>
      row(name, type === 'application/json' ? 'body' : 'form', typeOf(schema), required),
    ),
  );
  const errors = Object.entries(operation.responses).filter(([status]) => status !== '200');
  const rows = [...inputs, ...bodyRows].join('');
  return `<details id="${operation.operationId}"><summary><b class="${method}">${method.toUpperCase()}</b>
<code>${text(path)}</code>${lock} <span>${text(operation.summary)}</span></summary>
${rows ? `<h3>Input</h3><table><tr><th>Name</th><th>In</th><th>Type</th><th></th></tr>${rows}</table>` : ''}
<h3>Answer</h3><pre>${text(shapeOf(operation.responses['200']?.content['application/json'].schema))}</pre>
<h3>Errors</h3><p>${errors.map(([status, { description }]) => `${status} ${text(description)}`).join('<br>')}</p></details>`;
}

const row = (name: string, place: string, type: string, required: boolean) =>
  `<tr><td><code>${text(name)}</code></td><td>${place}</td><td>${text(type)}</td><td>${required ? 'required' : ''}</td></tr>`;

const Node = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  format: z.string().optional(),
});

function fieldsOf(schema: unknown) {
  const { properties = {}, required = [] } = Node.catch({}).parse(schema);
  return Object.entries(properties).map(([name, each]) => ({
    name,
    schema: each,
    required: required.includes(name),
  }));
}

/** A schema in a few words. */
function typeOf(schema: unknown): string {
  const node = Node.catch({}).parse(schema);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.anyOf) return [...new Set(node.anyOf.map(typeOf))].join(' | ');
  if (node.format === 'binary') return 'file';
  if (node.type === 'array') return `${typeOf(node.items)}[]`;
  if (node.type === 'object' && node.properties) return shapeOf(schema);
  return node.maxLength ? `${node.type} (≤ ${node.maxLength})` : (node.type ?? 'any');
}

/** An object as its fields, nested ones indented. */
function shapeOf(schema: unknown): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return typeOf(schema);
  const lines = fields.map(
    ({ name, schema: each, required }) => `${name}${required ? '' : '?'}: ${typeOf(each)}`,
  );
  return `{\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`;
}

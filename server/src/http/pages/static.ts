import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../errors';
import { sendError } from '../error-handler';
import { isApi } from '../request/paths';

const HASHED = /\.[0-9a-f]{12}\../;
const FOREVER = 'public, max-age=31536000, immutable';

/** Where the built apps are, and whether the remotes' own pages, which are for testers, are open. */
export type Files = { root: string; standalone: boolean };

/**
 * Serves the built browser apps below `root`: the host at `/`, each remote under `/remotes/<name>/`. A page
 * address gets the host's page; a file that is not there is a plain 404, never a page. Folders are read at every
 * request: what is built or released meanwhile is live without a restart.
 */
export async function serveStatic(server: FastifyInstance, { root, standalone }: Files): Promise<void> {
  const host = join(root, 'host', 'dist');
  const hasPages = () => existsSync(join(host, 'index.html'));
  await serveFolder(server, host);
  serveRemotes(server, { root, standalone });
  server.get('/', (_, reply) => (hasPages() ? sendPage(reply, host, '/') : reply.callNotFound()));
  server.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (isApi(path)) return sendError(notFound(), request, reply);
    if (isPage(request, path) && hasPages()) return sendPage(reply, host, path);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
}

async function serveFolder(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: ['index.html', 'standalone.html'],
    // A page that was drawn ahead is answered at its own address only.
    allowedPath: (path, folder, request) =>
      folder !== root || !isDrawn(path) || ADDRESS.test(pathOf(request)),
    dotfiles: 'ignore',
    // An app that is not built yet.
    suppressWarning: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', HASHED.test(basename(file)) ? FOREVER : 'no-cache');
    },
  });
}

/** Of a page that a release may have drawn ahead. */
const ADDRESS = /^\/[a-z0-9-]*$/;
const pathOf = ({ url }: { url: string }) => url.split('?')[0] ?? '';

type RemoteFile = { Params: { remote: string; '*': string } };

function serveRemotes(server: FastifyInstance, { root, standalone }: Files): void {
  server.route<RemoteFile>({
    method: ['GET', 'HEAD'],
    url: '/remotes/:remote/*',
    handler: ({ params: { remote, '*': file } }, reply) => {
      if (!/^[a-z][a-z0-9-]*$/.test(remote)) return reply.callNotFound();
      if (!standalone && isOwnPage(file)) return reply.callNotFound();
      // A remote's files may be used by a host at another address.
      reply.header('access-control-allow-origin', '*');
      return reply.sendFile(`/${file}`, join(root, `remote-${remote}`, 'dist'));
    },
  });
}

/** Is this file of a remote the page that shows it alone? The file server decodes its name once more. */
function isOwnPage(file: string): boolean {
  const path = posix.normalize(`/${decoded(file)}`);
  return path.endsWith('/') || posix.basename(path).startsWith('standalone.html');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isPage(request: FastifyRequest, path: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead &&
    !/^\/(remotes|assets|health|docs)(\/|$)/.test(path) &&
    !path.slice(path.lastIndexOf('/')).includes('.')
  );
}

/** Is this one of the pages that releases have drawn ahead? The file server decodes its name once more. */
const isDrawn = (path: string) => /^\/pages\/[^/]*\.html/.test(posix.normalize(`/${decoded(path)}`));

/** The page as releases have drawn it for this address, else the one that scripts fill. */
function sendPage(reply: FastifyReply, host: string, path: string) {
  const drawn = ADDRESS.test(path) && `pages/${path.slice(1) || 'index'}.html`;
  return reply.code(200).sendFile(drawn && existsSync(join(host, drawn)) ? drawn : 'index.html');
}

const Address = z.object({ entry: z.string() }).loose();
// Beside the remotes stands the signature, which only pages verify: whoever may write this file may write any other.
const Remotes = z
  .looseObject({})
  .transform(({ signature: _, ...lines }) => lines)
  .pipe(z.record(z.string(), Address.extend({ canary: Address.optional() })));
const FRESH_MS = 2_000;

/** The origins that the list of remotes names beside our own; read again when it may have changed. */
export function remoteOrigins(root: string): () => string[] {
  const file = join(root, 'host', 'dist', 'remotes.json');
  let origins: string[] = [];
  let readAt = 0;
  return () => {
    if (Date.now() - readAt < FRESH_MS) return origins;
    readAt = Date.now();
    origins = readOrigins(file);
    return origins;
  };
}

function readOrigins(file: string): string[] {
  if (!existsSync(file)) return [];
  const list = Remotes.safeParse(parsed(readFileSync(file, 'utf8')));
  const lines = Object.values(list.data ?? {});
  const entries = lines.flatMap(({ entry, canary }) => (canary ? [entry, canary.entry] : [entry]));
  const absolute = entries.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry));
  return [
    ...new Set(absolute.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin)),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Half-written by a release that is under way: no other origin for the next two seconds.
    return undefined;
  }
}

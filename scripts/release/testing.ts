import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

type Content = Record<string, string>;
type Shared = { name: string; requiredVersion?: string }[];

/** A place to build in and to release from, by the commands that teams use. */
export function openRoom() {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-release-'));
  const write = (dist: string, files: Content) => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), content);
    }
    writeFileSync(join(dist, '.builds.json'), JSON.stringify([Object.keys(files)]));
    return dist;
  };
  return {
    to: join(folder, 'web'),
    close: () => rmSync(folder, { recursive: true, force: true }),
    /** What a build of a remote leaves behind. */
    remote(version: string, { shared, exposes = ['CashFlowPage'], code = '' }: RemoteBuild = {}) {
      const manifest = {
        metaData: { buildInfo: { buildVersion: version } },
        shared,
        exposes: exposes.map((name) => ({ name })),
      };
      const files = { 'mf-manifest.json': JSON.stringify(manifest), 'entry.js': code || version };
      return write(join(folder, `remote-${version}`), files);
    },
    /** What a build of the host leaves behind. */
    host(version: string, { shared = {}, screens = [], tokens = [] }: HostBuild = {}) {
      const main = `main.${createHash('sha256').update(version).digest('hex').slice(0, 12)}.js`;
      const files = {
        [main]: version,
        'robots.txt': `robots of ${version}`,
        'index.html': `page of ${main}`,
      };
      const dist = write(join(folder, `host-${version}`), { ...files, 'vendor.aaaaaaaaaaaa.js': 'vendor' });
      writeFileSync(join(dist, '.offers.json'), JSON.stringify({ version, shared, screens, tokens }));
      return dist;
    },
  };
}
type RemoteBuild = { shared?: Shared; exposes?: string[]; code?: string };
type HostBuild = { shared?: Content; screens?: string[]; tokens?: string[] };

const command =
  (script: string) =>
  (name: string, to: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(__dirname, script), name, '--to', to, ...args], {
      // jest's copy of the environment reaches no child by itself.
      env: process.env,
    });
export const release = command('remote-release.mjs');
export const rollback = command('remote-rollback.mjs');

/** Until a command has ended, or says that it waits for another one: what it writes as errors is the only other thing. */
export const doneOrWaiting = (command: ReturnType<typeof release>) =>
  Promise.race([command.catch(() => undefined), once(command.child.stderr ?? command.child, 'data')]);

/** The JSON of a file that was released into a folder. */
export const readIn = (to: string, path: string) => JSON.parse(readFileSync(join(to, path), 'utf8'));

/** Makes the releases of a history as old as if they had been replaced so many days ago. */
export function age(to: string, home: string, days: number) {
  const file = join(to, home, 'releases.json');
  const history: { until?: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const until = new Date(Date.now() - days * 86_400_000).toISOString();
  writeFileSync(file, JSON.stringify(history.map((each) => (each.until ? { ...each, until } : each))));
}

export const isThere = (to: string, path: string) => existsSync(join(to, path));

const tagOf = (body: string) => `"${createHash('md5').update(body).digest('hex')}"`;

/** Does the condition of a write, if it has one, hold? */
function holds({ headers }: IncomingMessage, body: string | undefined): boolean {
  if (headers['if-none-match'] === '*') return body === undefined;
  const wanted = headers['if-match'];
  return wanted === undefined || (body !== undefined && wanted === tagOf(body));
}

/** A bucket as S3 is one: whole objects, tags, conditional writes. Every answer takes a moment. */
export async function openBucket() {
  const objects = new Map<string, string>();
  let beforeDelete: (path: string) => Promise<unknown> = async () => undefined;
  let beforePut: (path: string) => Promise<unknown> = async () => undefined;
  const seen: IncomingMessage[] = [];
  const answer = (response: ServerResponse, status: number, body = '', headers = {}) =>
    response.writeHead(status, headers).end(body);
  const server = createServer(async (request, response) => {
    seen.push(request);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await sleep(Math.random() * 10);
    const path = request.url ?? '';
    if (request.method === 'PUT') await beforePut(path);
    const object = objects.get(path);
    if (request.method === 'GET')
      return object === undefined
        ? answer(response, 404)
        : answer(response, 200, object, { etag: tagOf(object) });
    if (request.method === 'DELETE') {
      await beforeDelete(path);
      objects.delete(path);
      return answer(response, 204);
    }
    if (!holds(request, object)) return answer(response, 412);
    objects.set(path, Buffer.concat(chunks).toString());
    return answer(response, 200);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A server on a port has no other kind of address.
  return {
    to: `http://127.0.0.1:${port}/vezne`,
    seen,
    /** What happens between the decision to delete and the deletion. */
    beforeDelete: (act: typeof beforeDelete) => {
      beforeDelete = act;
    },
    /** What happens between the decision to write and the arrival of what is written. */
    beforePut: (act: typeof beforePut) => {
      beforePut = act;
    },
    paths: () => [...objects.keys()].map((path) => path.replace('/vezne/', '')).sort(),
    json: (path: string) => JSON.parse(objects.get(`/vezne/${path}`) ?? 'null'),
    close: () => server.close(),
  };
}

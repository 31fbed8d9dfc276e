import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signList } from '../../shared/federation/build/seal/release-keys.mjs';

/** `base` is where the product is. */
type Fault = (page: Page, remote: string, base: string) => Promise<unknown>;

const files = (remote: string) => new RegExp(`/remotes/${remote}/`);
const manifest = (remote: string) => new RegExp(`/remotes/${remote}/mf-manifest\\.json`);
const entry = (remote: string) => new RegExp(`/remotes/${remote}/remoteEntry[^/]*\\.js`);
const chunks = (remote: string) => new RegExp(`/remotes/${remote}/__federation_expose_[^/]*\\.js`);
const LIST = '**/remotes.json';

const script = (body: string) => ({ contentType: 'text/javascript', body });

/** Changes one remote's line of the list as this page sees it, as a release would: signed anew. */
const changeLine = (
  page: Page,
  remote: string,
  change: (line: { entry: string; integrity?: string }) => void,
) =>
  page.route(LIST, async (route) => {
    const { signature, ...list } = await (await route.fetch()).json();
    change(list[remote]);
    // Under the number it has: the browser would go on using a list with a higher one.
    await route.fulfill({ json: signList(list, signature.serial) });
  });

type Manifest = {
  metaData: { remoteEntry: { name: string } };
  integrity: Record<string, string>;
  shared: { name: string; requiredVersion: string }[];
};

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts a changed manifest in the place of a remote's own, and its hash into the list: a release gone wrong. */
async function changeManifest(
  page: Page,
  remote: string,
  base: string,
  change: (manifest: Manifest) => void,
) {
  const line = (await (await fetch(new URL('/remotes.json', base))).json())[remote];
  const changed: Manifest = await (await fetch(new URL(line.entry, base))).json();
  change(changed);
  const body = JSON.stringify(changed);
  await page.route(manifest(remote), (route) => route.fulfill({ contentType: 'application/json', body }));
  await changeLine(page, remote, (listed) => {
    listed.integrity = hashOf(body);
  });
}

/** Puts a container of our own in the remote's place, with its hash in the manifest. */
async function replaceContainer(page: Page, remote: string, base: string, body: string) {
  await changeManifest(page, remote, base, ({ metaData, integrity }) => {
    integrity[metaData.remoteEntry.name] = hashOf(body);
  });
  await page.route(entry(remote), (route) => route.fulfill(script(body)));
}

/** Serves what is at `base` to everybody, but lets no page of another origin read it. */
async function closedServer(base: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', base));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // A server on a port has no other kind of address.
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** The page's own policy with another origin in it, as the server sends it when the list names that origin. */
const allow = (page: Page, origin: string) =>
  page.route(
    (url) => !/\.\w+$|\/dev\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replaceAll(/-src 'self'/g, `$& ${origin}`) ?? '';
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    },
  );

/** Builds the remote, as far as the page can tell, against a version of the API package that no page has. */
const needMore = (page: Page, remote: string, base: string) =>
  changeManifest(page, remote, base, ({ shared }) => {
    for (const share of shared) if (share.name === '@vezne/api') share.requiredVersion = '^99.0';
  });

export const incompatible = 'needs a shared module in a version that the page does not have';

/** What can go wrong with a remote, each as a page would meet it. */
export const faults: Record<string, Fault> = {
  [incompatible]: needMore,
  'is down': (page, remote) => page.route(files(remote), (route) => route.abort('connectionrefused')),
  hangs: (page, remote) => page.route(files(remote), () => undefined),
  'answers 404': (page, remote) => page.route(files(remote), (route) => route.fulfill({ status: 404 })),
  'answers with a page instead of its manifest': (page, remote) =>
    page.route(manifest(remote), (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    ),
  'throws while it loads': (page, remote, base) =>
    replaceContainer(page, remote, base, "throw new Error('broken at load')"),
  'throws while it draws': (page, remote, base) =>
    replaceContainer(
      page,
      remote,
      base,
      `var ${remote} = { init() {}, get: async () => () => ({ default: () => { throw new Error('broken') } }) }`,
    ),
  'misses a chunk': (page, remote) =>
    page.route(chunks(remote), (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'has a file that is not the listed one': (page, remote) =>
    page.route(chunks(remote), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.wasChanged = true;\n${await response.text()}` });
    }),
  'has no hash in the list': (page, remote) =>
    changeLine(page, remote, (line) => {
      delete line.integrity;
    }),
  'is at an address that does not let us read it': async (page, remote, base) => {
    const { origin, close } = await closedServer(base);
    page.once('close', close);
    await allow(page, origin);
    await changeLine(page, remote, (line) => {
      line.entry = origin + line.entry;
    });
  },
};

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../company';

let evil: Server;
let evilUrl: string;
test.beforeAll(async () => {
  evil = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><body>'),
  );
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
  const { port } = evil.address() as AddressInfo; // A server on a port has no other kind of address.
  evilUrl = `http://127.0.0.1:${port}`;
});
test.afterAll(() => evil.close());

/** What a page of another origin can do without being asked, each with the product's address and a body. */
const attempts: Record<string, string> = {
  'a form': `form('application/x-www-form-urlencoded')`,
  'a form of plain text': `form('text/plain')`,
  'a form with parts': `form('multipart/form-data')`,
  'a beacon': `navigator.sendBeacon(url, body)`,
  'a beacon of JSON': `navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))`,
  'a fetch nobody may read': `fetch(url, { method: 'POST', mode: 'no-cors', body })`,
  'a fetch with cookies': `fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body })`,
  'a fetch of JSON': `fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })`,
  'a fetch with a token of its own making': `fetch(url, { method: 'POST', headers: { authorization: 'Bearer x', 'content-type': 'application/json' }, body })`,
  'a delete': `fetch(url.replace('save', 'delete') + '?id=1', { method: 'DELETE', credentials: 'include' })`,
  'an image': `void (new Image().src = url + '?x=' + encodeURIComponent(body))`,
  'a script': `document.body.append(Object.assign(document.createElement('script'), { src: url }))`,
};

test('a page of another origin changes nothing for somebody who is signed in, in twelve ways', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const names = async () =>
    (await signedIn.call('POST', '/category/find-all', { page: 0, pageSize: 100, searchText: '' })).map(
      ({ name }: { name: string }) => name,
    );
  const before = await names();
  expect(Object.keys(attempts)).toHaveLength(12);
  for (const [what, script] of Object.entries(attempts)) {
    await page.goto(evilUrl);
    await page.evaluate(`(async () => {
      const url = '${baseURL}/dev/v1/category/save';
      const body = JSON.stringify({ name: ${JSON.stringify(what)}, type: 'GIDER' });
      const form = (enctype) => {
        const made = Object.assign(document.createElement('form'), { action: url, method: 'post', enctype, target: 'frame' });
        const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
        made.append(Object.assign(document.createElement('input'), { name: body.slice(0, -1), value: '}' }));
        document.body.append(frame, made);
        made.submit();
      };
      try { await (${script}); } catch {}
    })()`);
    await page.waitForLoadState('networkidle');
  }
  expect(await names()).toEqual(before);
});

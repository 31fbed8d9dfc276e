import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'vezne-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the server of standalone pages keeps a hashed file for ever and a missing one not at all', () => {
  writeFileSync(join(folder, 'main.0123456789ab.js'), 'main');
  const script = `
    import { startPageServer } from './page-server.mjs';
    const places = [['/', process.argv[1]]];
    const server = await startPageServer({ port: 0, api: 'http://localhost:9', places });
    const answers = {};
    for (const path of ['main.0123456789ab.js', 'vendor.0123456789ab.js', 'remotes/ai/x.0123456789ab.js', 'config.json', '%E0%A4%A']) {
      const { status, headers } = await fetch('http://localhost:' + server.address().port + '/' + path);
      answers[path] = [status, headers.get('cache-control')];
    }
    console.log(JSON.stringify(answers));
    server.close();
    server.closeAllConnections();`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, folder], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    'main.0123456789ab.js': [200, 'public, max-age=31536000, immutable'],
    'vendor.0123456789ab.js': [404, 'no-store'],
    'remotes/ai/x.0123456789ab.js': [404, 'no-store'],
    // An API that is away.
    'config.json': [502, 'no-store'],
    // Half a letter.
    '%E0%A4%A': [404, 'no-store'],
  });
});

test('a page that the browser has kept is not sent again', () => {
  writeFileSync(join(folder, 'index.html'), 'page');
  const script = `
    import { startPageServer } from './page-server.mjs';
    const server = await startPageServer({ port: 0, api: 'http://localhost:9', places: [['/', process.argv[1]]] });
    const read = (tag) => fetch('http://localhost:' + server.address().port + '/index.html', { headers: { 'if-none-match': tag } });
    const first = await read('');
    const statuses = [first, await read(first.headers.get('etag')), await read('"other"')].map(({ status }) => status);
    console.log(JSON.stringify(statuses));
    server.close();
    server.closeAllConnections();`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, folder], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([200, 304, 200]);
});

test("a visitor of a new host's trial gets its page while it is there, everybody else the one of all", () => {
  const trial = join(folder, 'hosts', '1.1.0-aa');
  mkdirSync(trial, { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'everybody');
  writeFileSync(join(trial, 'canary.html'), 'trial');
  const script = `
    import { startPageServer } from './page-server.mjs';
    import { rmSync } from 'node:fs';
    const [folder, canary] = process.argv.slice(1);
    const site = { port: 0, api: 'http://localhost:9', places: [['/', folder]], fallback: folder + '/index.html' };
    const server = await startPageServer(site);
    const read = async (cookie) =>
      (await fetch('http://localhost:' + server.address().port + '/dashboard', { headers: { cookie } })).text();
    const cookies = ['a=b; vezne_host=1.1.0-aa', '', 'vezne_host=1.0.0-bb', 'vezne_host=..'];
    const pages = [];
    for (const cookie of cookies) pages.push(await read(cookie));
    rmSync(canary);
    console.log(JSON.stringify([...pages, await read(cookies[0])]));
    server.close();
    server.closeAllConnections();`;
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', script, folder, join(trial, 'canary.html')],
    { cwd: __dirname, encoding: 'utf8' },
  );
  expect(JSON.parse(printed)).toEqual(['trial', 'everybody', 'everybody', 'everybody', 'everybody']);
});

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { freePort, makeCertificate, nginxFolder, programs, read, testWith } from './programs';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folderOf(site: Parameters<typeof nginxFolder>[0], exchange = (text: string) => text) {
  const main = nginxFolder(site, exchange);
  folders.push(dirname(main));
  return main;
}

const said = (program: string | undefined, args: string[]) => {
  const { status, stderr, stdout } = spawnSync(program ?? '', args, { encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
};
const looked = (main: string) =>
  said(programs.nginx, ['-t', '-e', 'stderr', '-p', dirname(main), '-c', main]);

const kubernetes = read('k8s/vezne.yaml');
const apis = {
  'containers that come and go': read('nginx/api-by-name.conf'),
  'processes of a list': read('nginx/api-by-list.conf'),
  'a Service of Kubernetes': (/api\.conf: \|\n((?: {4}.*\n)+)/.exec(kubernetes)?.[1] ?? '').replaceAll(
    'api:3000',
    '127.0.0.1:3000',
  ),
};

for (const [name, api] of Object.entries(apis)) {
  testWith(['nginx'], `nginx takes the shipped files, with the API as ${name}`, async () => {
    expect(api).toContain('$vezne_api');
    expect(looked(folderOf({ api, pages: {} }))).toMatchObject({
      status: 0,
      text: expect.not.stringContaining('warn'),
    });
  });
}

describe('with TLS', () => {
  let main: string;
  let nginx: ChildProcess | undefined;
  const ports = { plain: 0, tls: 0 };
  const reload = () =>
    said(programs.nginx, ['-s', 'reload', '-e', 'stderr', '-p', dirname(main), '-c', main]);

  beforeAll(async () => {
    if (!programs.nginx || !programs.openssl) return;
    Object.assign(ports, { plain: await freePort(), tls: await freePort() });
    main = folderOf(
      {
        api: apis['processes of a list'],
        listen: read('nginx/tls.conf'),
        pages: {
          'web/index.html': 'page',
          'web/remotes.json': '{}',
          'acme/.well-known/acme-challenge/proof': 'proof',
        },
      },
      (text) =>
        text
          .replace('listen 8080;', `listen 127.0.0.1:${ports.plain};`)
          .replace('listen 8443 ', `listen 127.0.0.1:${ports.tls} `),
    );
    makeCertificate(join(dirname(main), 'vezne/tls'));
    nginx = spawn(programs.nginx, ['-e', 'stderr', '-p', dirname(main), '-c', main], { stdio: 'ignore' });
    await untilAnswered(ports.plain);
  });
  afterAll(async () => {
    if (!nginx) return;
    const ended = new Promise((resolve) => nginx?.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
  });

  testWith(['nginx', 'openssl'], 'pages come by HTTP/2, and browsers are told to stay with TLS', async () => {
    const { protocol, headers, body } = await page(ports.tls);
    expect([protocol, headers[':status'], body]).toEqual(['h2', 200, 'page']);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  testWith(
    ['nginx', 'openssl'],
    'who comes without TLS is sent on to it, but not who proves the name',
    async () => {
      const sent = await plain(ports.plain, '/cash-flow?page=2');
      expect([sent.status, sent.location]).toEqual([308, 'https://vezne.example.com/cash-flow?page=2']);
      expect(sent.policy).toContain("default-src 'self'");
      expect(await plain(ports.plain, '/.well-known/acme-challenge/proof')).toMatchObject({
        status: 200,
        body: 'proof',
      });
      expect(await plain(ports.plain, '/.well-known/acme-challenge/other')).toMatchObject({ status: 404 });
    },
  );

  testWith(['nginx', 'openssl'], 'the API reads the list of remotes without TLS', async () => {
    const [, path = ''] = /REMOTES_URL: http:\/\/web:8080(\S+)/.exec(read('compose.yaml')) ?? [];
    expect(await plain(ports.plain, path)).toMatchObject({ status: 200, body: '{}' });
    expect(await plain(ports.plain, `${path}/other`)).toMatchObject({ status: 308 });
  });

  testWith(['nginx', 'openssl'], 'a renewed certificate is taken up by a reload', async () => {
    const before = await serial(ports.tls);
    makeCertificate(join(dirname(main), 'vezne/tls'));
    expect(reload().status).toBe(0);
    const file = new X509Certificate(readFileSync(join(dirname(main), 'vezne/tls/fullchain.pem')));
    expect(file.serialNumber).not.toBe(before);
    // For a moment the process with the old one answers beside the new one.
    const until = Date.now() + 20_000;
    while ((await serial(ports.tls)) !== file.serialNumber) {
      if (Date.now() > until) throw new Error('the old certificate is still in use');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
});

async function untilAnswered(port: number) {
  for (let tries = 0; tries < 200; tries++) {
    if (await plain(port, '/').then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

type Answer = { status?: number; location?: string; policy?: unknown; body: string };
const plain = (port: number, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { host: 'vezne.example.com' };
    get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          location: answer.headers.location,
          policy: answer.headers['content-security-policy'],
          body,
        }),
      );
    }).on('error', reject);
  });

const page = (port: number) =>
  new Promise<{ protocol?: string; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false }).on('error', reject);
    const request = session.request({ ':path': '/' });
    let headers = {};
    let body = '';
    request.on('response', (got) => {
      headers = got;
    });
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      resolve({ protocol: session.alpnProtocol, headers, body });
      session.close();
    });
    request.end();
  });

const serial = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate()?.serialNumber ?? '');
      socket.end();
    }).on('error', reject);
  });

testWith(
  ['haproxy'],
  'haproxy takes the shipped file, and starts although a name cannot be found',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vezne-haproxy-'));
    folders.push(folder);
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, read('haproxy.cfg').replaceAll('.db.internal', '.db.invalid'));
    expect(said(programs.haproxy, ['-c', '-f', file])).toMatchObject({ status: 0 });
  },
);

test.each(['roles.sh', 'renewed.sh'])('%s is a shell script without a mistake in its grammar', (file) => {
  expect(() => execFileSync('/bin/sh', ['-n', join(__dirname, file)])).not.toThrow();
});

testWith(['promtool'], 'promtool takes the alerts, and they are raised when they should be', async () => {
  for (const [what, file] of [
    ['check', 'alerts.yaml'],
    ['test', 'alerts.test.yaml'],
  ] as const)
    expect(said(programs.promtool, [what, 'rules', join(__dirname, file)])).toMatchObject({
      status: 0,
      text: expect.stringContaining('SUCCESS'),
    });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { contentPolicy } from '../server/src/http/security';
import { api, codes, type Endpoint, limits, messages } from '../shared/contract';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const missing = (paths: string[]) => paths.filter((path) => !existsSync(join(root, path)));

const dockerfiles = readdirSync(__dirname).filter((name) => name.endsWith('.Dockerfile'));
const compose = read('deploy/compose.yaml');
const kubernetes = read('deploy/k8s/vezne.yaml');
const nginx = read('deploy/nginx.conf');
const settings = all(read('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);

test.each(dockerfiles)('every file that %s copies or runs exists', (name) => {
  const text = read(`deploy/${name}`);
  const copied = all(text, /^COPY (?!--from)(\S+)/gm);
  const run = all(text, /node (scripts\/\S+?\.mjs)/g);
  expect(copied.length + run.length).toBeGreaterThan(1);
  expect(missing([...copied, ...run])).toEqual([]);
});

test('the images install with the package manager that the project names', () => {
  const [ours] = all(read('scripts/run/install.mjs'), /pnpm@([\d.]+)/g);
  const installing = dockerfiles.filter((name) =>
    read(`deploy/${name}`).includes(' install --frozen-lockfile'),
  );
  expect(installing).toEqual(['api.Dockerfile', 'release.Dockerfile']);
  for (const name of installing)
    expect(new Set(all(read(`deploy/${name}`), /pnpm@([\d.]+)/g))).toEqual(new Set([ours]));
});

test('compose builds from files that exist, and asks only for settings that the API knows', () => {
  const built = all(compose, /dockerfile: ([\w./-]+)/g);
  expect(built).toHaveLength(3);
  expect(missing(built)).toEqual([]);
  const api = compose.slice(compose.indexOf('  api:'), compose.indexOf('  db:'));
  const given = all(api, /^ {6}([A-Z_]+):/gm);
  expect(given).toContain('DATABASE_URL');
  expect(given.filter((name) => !settings.includes(name))).toEqual([]);
  // What a container brings itself, or has no use for: addresses of its own, backups beside it, pages, trials, tests.
  const own =
    /^(PORT|HOST|DATA_DIR|DISK_LOW_MB|BACKUP.*|PREPARED_STATEMENTS|SEED_DEMO|AUTO_VERIFY|STANDALONE|RELEASE_KEY_FILE|CLOCK|RATE_LIMITS)$/;
  expect(settings.filter((name) => !own.test(name) && !given.includes(name))).toEqual([]);
});

test('the image of the pages is told where its sources are from, of which it has no history', () => {
  const origin = read('shared/federation/build/seal/origin.mjs');
  for (const name of new Set(all(origin, /process\.env\.(BUILD_[A-Z]+)/g))) {
    expect(read('deploy/release.Dockerfile')).toMatch(new RegExp(`^ARG ${name}$`, 'm'));
    expect(compose).toContain(`${name}: \${${name}:-}`);
  }
});

test("nginx sends pages under the policy that the API's own server sends them under", () => {
  expect(/\$vezne_policy "(.*)"/.exec(nginx)?.[1]).toBe(contentPolicy([], []));
});

test('the API is found under the name and port that nginx asks', () => {
  const [name = '', port = ''] = /"(\w+):(\d+)"/.exec(read('deploy/nginx/api-by-name.conf'))?.slice(1) ?? [];
  expect(compose).toMatch(new RegExp(`^  ${name}:$`, 'm'));
  expect(kubernetes).toContain(`kind: Service\nmetadata: { name: ${name} }`);
  expect(kubernetes).toContain(`ports: [{ port: ${port} }]`);
  expect(all(kubernetes, /server (\w+:\d+) /g)).toEqual([`${name}:${port}`, `${name}:${port}`]);
  expect(read('deploy/api.Dockerfile')).toContain(`EXPOSE ${port}`);
});

test('API containers are replaced so that no request meets more of them away than nginx tries', () => {
  const [tries] = all(nginx, /proxy_next_upstream_tries (\d+);/g);
  const [replicas] = all(compose, /replicas: (\d+)/g);
  const during = all(read('docs/operations.md'), /--scale api=(\d+)/g).map(Number);
  // Whoever is made has its address in the name at once, and listens seconds later.
  expect(during.length).toBeGreaterThan(0);
  for (const count of during) expect(count - Number(replicas)).toBeLessThan(Number(tries));
});

test('nginx compresses nothing by itself: files lie there compressed, and so do answers come from the API', () => {
  expect(all(nginx, /^\s*((?:gzip|brotli|zstd) on;)/gm)).toEqual([]);
  expect(nginx).not.toMatch(/Accept-Encoding/i);
});

test('nginx tells caches that a file differs by what a browser can read, and ends what it sends when it is stopped', () => {
  expect(nginx).toMatch(/^ {4}gzip_vary on;$/m);
  expect(read('deploy/web.Dockerfile')).toContain('STOPSIGNAL SIGQUIT');
});

const calls: Endpoint[] = Object.values(api).flatMap((noun) => Object.values(noun));

test('nginx waits for an answer as long as the most patient caller does', () => {
  const [seconds] = all(nginx, /proxy_read_timeout (\d+)s;/g);
  const longest = Math.max(...calls.map(({ patience = limits.client.timeout }) => patience));
  expect(longest).toBeGreaterThan(limits.client.timeout);
  expect(Number(seconds) * 1_000).toBeGreaterThanOrEqual(longest);
});

test("nginx and the cluster's ingress let the largest body through that a call takes", () => {
  const largest = Math.max(...calls.map(({ bodyLimit = limits.body }) => bodyLimit));
  expect(largest).toBeGreaterThan(limits.statement.file);
  const through = [
    ...all(nginx, /client_max_body_size (\d+)m;/g),
    ...all(kubernetes, /ingress\.kubernetes\.io\/proxy-body-size: (\d+)m$/gm),
  ];
  expect(through).toHaveLength(2);
  for (const megabytes of through) expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(largest);
});

test('nginx speaks for an absent API as the API would', () => {
  const [body = ''] = all(nginx, /return 503 '(.*)';/g);
  expect(JSON.parse(body)).toEqual({ code: codes.unavailable, message: messages.unexpected });
});

/** The blocks of a kind, by what stands before their brace. */
const blocks = (kind: string) =>
  [...nginx.matchAll(new RegExp(`^ {4}${kind} (.+?) \\{(?: (.*) \\}$|\\n([\\s\\S]*?)^ {4}\\})`, 'gm'))].map(
    ([, name = '', short = '', long = '']) => ({ name, text: short + long }),
  );

test('nginx sends every protecting header from everywhere: no location ends their inheritance', () => {
  const listed = all(nginx, /^ {4}add_header (\S+) .* always;$/gm);
  expect(listed).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Strict-Transport-Security',
    ]),
  );
  const locations = blocks('location');
  expect(locations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['= /remotes.json', '^~ /remotes/', '@api_away', '/']),
  );
  // What is passed on from the API has its headers from there.
  const passing = locations.filter(({ text }) => text.includes('proxy_pass'));
  const ending = locations.filter(({ text }) => text.includes('add_header'));
  expect(passing).toHaveLength(2);
  expect(ending).toEqual(passing);
});

/** What nginx puts into a variable of a map: exact words first, then the first pattern that fits. */
function mapped(variable: string, value: string): string | undefined {
  const [, body = ''] =
    new RegExp(`^map "?[^"\\n]*"? \\$${variable} \\{([\\s\\S]*?)^\\}`, 'm').exec(nginx) ?? [];
  const lines = [...body.matchAll(/^ {4}(?:"([^"]+)"|([^\s#]\S*))\s+"([^"]*)";$/gm)].map(
    ([, quoted, bare, to]) => ({ from: quoted ?? bare ?? '', to }),
  );
  const fits = ({ from }: { from: string }) => from.startsWith('~') && new RegExp(from.slice(1)).test(value);
  const found = lines.find(({ from }) => from === value) ?? lines.find(fits);
  return (found ?? lines.find(({ from }) => from === 'default'))?.to;
}

const FOREVER = 'public, max-age=31536000, immutable';
const hashed = [
  '/vendor.0123456789ab.js',
  '/assets/vezne.0123456789ab.css',
  '/remotes/ai/0.1.0-68d7fc57/x.0123456789ab.js',
];

test.each(hashed)(
  'nginx lets %s be kept for ever when it was found, and not at all when it was not',
  (file) => {
    for (const status of [200, 206, 304]) expect(mapped('vezne_cache', `${status} ${file}`)).toBe(FOREVER);
    for (const status of [400, 403, 404, 405, 416, 500, 502, 503, 504])
      expect(mapped('vezne_cache', `${status} ${file}`)).toBe('no-store');
    expect(nginx).toContain('add_header Cache-Control $vezne_cache always;');
    expect(nginx).toContain('max_ranges 0;');
  },
);

test('nginx has pages, manifests and the list of remotes asked for at every visit, by what a browser has of them', () => {
  for (const file of [
    '/index.html',
    '/remotes.json',
    '/remotes/ai/0.1.0-68d7fc57/mf-manifest.json',
    '/robots.txt',
  ]) {
    for (const status of [200, 304]) expect(mapped('vezne_cache', `${status} ${file}`)).toBe('no-cache');
    expect(mapped('vezne_cache', `404 ${file}`)).toBe('no-store');
  }
  // It tells files apart by second and size, which releases see to (scripts/release/store/folder.mjs).
  expect(nginx).not.toMatch(/etag off|if_modified_since/);
  expect(mapped('vezne_cache', '200 /dev/v1/auth/login')).toBe('no-store');
});

test('a host at another address may use the files of a release, and does not read who released what', () => {
  for (const file of ['mf-manifest.json', 'x.0123456789ab.js', 'assets/map.0123456789ab.css'])
    expect(mapped('vezne_cors', `/remotes/ai/0.1.0-68d7fc57/${file}`)).toBe('*');
  for (const file of [
    '/remotes/ai/releases.json',
    '/remotes/ai/live.json',
    '/hosts/releases.json',
    '/main.js',
  ])
    expect([mapped('vezne_cors', file), mapped('vezne_corp', file)]).toEqual(['', 'same-origin']);
});

test('the state of the API is told to this machine alone', () => {
  const health = blocks('location').filter(({ text, name }) => /health/.test(name + text));
  expect(health.map(({ name }) => name)).toEqual(['^~ /health/']);
  expect(all(health[0]?.text ?? '', /(allow \S+|deny \S+);/g)).toEqual([
    'allow 127.0.0.1',
    'allow ::1',
    'deny all',
  ]);
});

test('nginx says itself who asks, and believes nobody else about it who is not named', () => {
  expect(all(nginx, /proxy_set_header X-Forwarded-For (.*);/g)).toEqual(['$remote_addr']);
  expect(all(nginx, /proxy_set_header X-Forwarded-Proto (.*);/g)).toEqual(['$vezne_proto']);
  expect(nginx).not.toMatch(/^\s*set_real_ip_from/m);
});

test('the API of compose believes the web container alone, whose address nobody else gets', () => {
  const [own = ''] = all(compose, /ipv4_address: ([\d.]+) /g);
  expect(all(compose, /TRUST_PROXY: (.*)/g)).toEqual([own]);
  expect(compose.indexOf('ipv4_address')).toBeLessThan(compose.indexOf('  api:'));
  const [subnet = '', handedOut = ''] = /subnet: (\S+), ip_range: (\S+)\b/.exec(compose)?.slice(1) ?? [];
  expect([isWithin(own, subnet), isWithin(own, handedOut)]).toEqual([true, false]);
});

function isWithin(address: string, network: string): boolean {
  const [base = '', bits = ''] = network.split('/');
  const list = new BlockList();
  list.addSubnet(base, Number(bits));
  return list.check(address);
}

test('no container starts as root, and on Kubernetes none can write where it need not', () => {
  for (const name of dockerfiles) expect(all(read(`deploy/${name}`), /^USER (\S+)/gm)).toHaveLength(1);
  const deployments = kubernetes.split(/^---$/m).filter((each) => each.includes('kind: Deployment'));
  expect(deployments).toHaveLength(2);
  for (const each of deployments)
    for (const rule of [
      'runAsNonRoot: true',
      'seccompProfile: { type: RuntimeDefault }',
      'allowPrivilegeEscalation: false',
      'readOnlyRootFilesystem: true',
      'capabilities: { drop: [ALL] }',
    ])
      expect(each).toContain(rule);
});

test('on Kubernetes only the web pods reach the API, which believes them', () => {
  const policies = kubernetes.split(/^---$/m).filter((each) => each.includes('kind: NetworkPolicy'));
  const policy = policies.find((each) => each.includes('name: vezne-api }'));
  expect(policy).toContain('podSelector: { matchLabels: { app: vezne-api } }');
  expect(all(policy ?? '', /- from: (.*)/g)).toEqual([
    '[{ podSelector: { matchLabels: { app: vezne-web } } }]',
    // Its numbers, on a port of their own.
    '[{ podSelector: { matchLabels: { app: vezne-watch } } }]',
  ]);
  expect(all(policy ?? '', /ports: \[{ port: (\d+) }\]/g)).toEqual(['3000', '9464']);
  expect(policies.some((each) => each.includes('name: vezne-web }'))).toBe(true);
});

test('secrets beside the compose file do not get into an image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.data']));
});

test('the page on operation names every setting, and only files that exist', () => {
  const page = read('docs/operations.md');
  expect(settings.length).toBeGreaterThan(15);
  expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const files = all(page, /`(deploy\/[\w./-]+\.\w+)`/g);
  expect(files.length).toBeGreaterThan(3);
  expect(missing(files)).toEqual([]);
});

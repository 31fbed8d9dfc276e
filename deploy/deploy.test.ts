import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes, limits, messages } from '../shared/contract';

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
  for (const name of dockerfiles)
    expect(new Set(all(read(`deploy/${name}`), /pnpm@([\d.]+)/g))).toEqual(new Set([ours]));
});

test('compose builds from files that exist, and asks only for settings that the API knows', () => {
  const built = all(compose, /dockerfile: ([\w./-]+)/g);
  expect(built).toHaveLength(2);
  expect(missing(built)).toEqual([]);
  const api = compose.slice(compose.indexOf('  api:'), compose.indexOf('  db:'));
  const given = all(api, /^ {6}([A-Z_]+):/gm);
  expect(given).toContain('DATABASE_URL');
  expect(given.filter((name) => !settings.includes(name))).toEqual([]);
});

test('the API is found under the name and port that nginx asks', () => {
  const [name = '', port = ''] = /server (\w+):(\d+) /.exec(nginx)?.slice(1) ?? [];
  expect(compose).toMatch(new RegExp(`^  ${name}:$`, 'm'));
  expect(kubernetes).toContain(`kind: Service\nmetadata: { name: ${name} }`);
  expect(kubernetes).toContain(`ports: [{ port: ${port} }]`);
  expect(read('deploy/api.Dockerfile')).toContain(`EXPOSE ${port}`);
});

test('nginx lets the largest import through and speaks for an absent API as the API would', () => {
  const [megabytes] = all(nginx, /client_max_body_size (\d+)m;/g);
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(limits.importBody);
  const [body = ''] = all(nginx, /return 503 '(.*)';/g);
  expect(JSON.parse(body)).toEqual({ code: codes.unavailable, message: messages.unexpected });
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

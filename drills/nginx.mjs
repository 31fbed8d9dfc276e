// The balancer of the drill: deploy/nginx.conf itself, only its addresses are exchanged.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './sandbox.mjs';

const deploy = join(import.meta.dirname, '../deploy');
const source = join(deploy, 'nginx.conf');
const modules = '/etc/nginx/modules-enabled';

/**
 * Exchanges what must be there; a configuration that no longer has it is not tried out by mistake.
 *
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} by
 */
function exchange(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`the files of deploy/ no longer have ${pattern}`);
  return text.replace(pattern, by);
}

/**
 * Where the API is: processes of a list by their ports, or a port of those that a name server names.
 *
 * @typedef {number[] | { nameServer: number; port: number }} ApiPlace
 */

/** @param {ApiPlace} api */
function apiFile(api) {
  if (Array.isArray(api)) {
    const server = /^( *)server 127\.0\.0\.1:3000( [^;]*);$/m;
    const servers = api.map((each) => `$1server 127.0.0.1:${each}$2;`).join('\n');
    return exchange(readFileSync(join(deploy, 'nginx/api-by-list.conf'), 'utf8'), server, servers);
  }
  const text = readFileSync(join(deploy, 'nginx/api-by-name.conf'), 'utf8');
  const here = exchange(text, /127\.0\.0\.11/, `127.0.0.1:${api.nameServer}`);
  return exchange(here, /"api:3000"/, `"api:${api.port}"`);
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {ApiPlace} api
 */
function adapted(sandbox, port, api) {
  const web = join(sandbox.folder, 'web');
  mkdirSync(web, { recursive: true });
  const file = join(sandbox.folder, 'api.conf');
  writeFileSync(file, apiFile(api));
  chmodSync(file, 0o644);
  sandbox.own(file);
  /** @type {[RegExp, string][]} */
  const rules = [
    [/\/etc\/nginx\/vezne\/api\/\*\.conf/, file],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/root \/srv\/vezne;/, `root ${web};`],
  ];
  return rules.reduce((text, [pattern, by]) => exchange(text, pattern, by), readFileSync(source, 'utf8'));
}

/**
 * Debian's main file, without its paths: the modules, one worker, and everything below the folder.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 */
function mainFile(sandbox) {
  const loads = existsSync(modules)
    ? readdirSync(modules).map((name) => readFileSync(join(modules, name), 'utf8'))
    : [];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${loads.join('\n')}
daemon off;
worker_processes 1;
pid ${sandbox.folder}/nginx.pid;
error_log ${sandbox.folder}/nginx-error.log warn;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${sandbox.folder}/nginx-${name};`).join('\n    ')}
    include ${sandbox.folder}/vezne.conf;
}
`;
}

/**
 * Checks the configuration with nginx's own test, starts it and answers its address.
 *
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {ApiPlace} api
 */
export async function startNginx(sandbox, port, api) {
  const main = join(sandbox.folder, 'nginx.conf');
  writeFileSync(join(sandbox.folder, 'vezne.conf'), adapted(sandbox, port, api));
  writeFileSync(main, mainFile(sandbox));
  for (const file of [main, join(sandbox.folder, 'vezne.conf')]) {
    chmodSync(file, 0o644);
    sandbox.own(file);
  }
  const args = ['-e', join(sandbox.folder, 'nginx-error.log'), '-p', '/usr/share/nginx', '-c', main];
  await sandbox.run(sandbox.program('nginx'), ['-t', ...args]);
  sandbox.start('nginx', sandbox.program('nginx'), args, { stop: 'SIGQUIT' });
  const url = `http://127.0.0.1:${port}`;
  await until('nginx answers', () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await proveMissingIsNotKept(url);
  await proveTrialHasItsPage(url, join(sandbox.folder, 'web'));
  return url;
}

/**
 * A missing file that is kept for a year blanks the page for a year.
 *
 * @param {string} url
 */
async function proveMissingIsNotKept(url) {
  for (const file of [
    'vendor.000000000000.js',
    'remotes/ai/x.000000000000.js',
    'assets/x.000000000000.css',
  ]) {
    const { status, headers } = await fetch(`${url}/${file}`);
    const kept = headers.get('cache-control');
    if (status !== 404 || kept !== 'no-store')
      throw new Error(`nginx answers ${file} with ${status}, ${kept}`);
  }
}

/**
 * Who was drawn for a new release of the host gets its page while it is there, everybody else the one of all.
 *
 * @param {string} url
 * @param {string} web
 */
async function proveTrialHasItsPage(url, web) {
  const trial = join(web, 'hosts', '1.1.0-aa');
  mkdirSync(trial, { recursive: true });
  const files = { [join(web, 'index.html')]: 'everybody', [join(trial, 'canary.html')]: 'trial' };
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
  /** @param {string} cookie */
  const read = async (cookie) => (await fetch(`${url}/dashboard`, { headers: { cookie } })).text();
  const pages = [await read('vezne_host=1.1.0-aa'), await read(''), await read('vezne_host=../x')];
  rmSync(join(trial, 'canary.html'));
  pages.push(await read('vezne_host=1.1.0-aa'));
  if (`${pages}` !== 'trial,everybody,everybody,everybody')
    throw new Error(`nginx shows ${pages} where one visitor is on trial`);
  for (const file of Object.keys(files)) rmSync(file, { force: true });
}

/** @param {import('./sandbox.mjs').Sandbox} sandbox */
export const nginxVersion = async (sandbox) =>
  (await sandbox.run('/bin/sh', ['-c', `${sandbox.program('nginx')} -v 2>&1`])).replace(
    /^.*nginx\//,
    'nginx ',
  );

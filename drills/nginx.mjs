// The balancer of the drill: deploy/nginx.conf itself, only its addresses are exchanged.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './sandbox.mjs';

const source = join(import.meta.dirname, '../deploy/nginx.conf');
const modules = '/etc/nginx/modules-enabled';

/**
 * Exchanges what must be there; a configuration that no longer has it is not tried out by mistake.
 *
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} by
 */
function exchange(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`deploy/nginx.conf no longer has ${pattern}`);
  return text.replace(pattern, by);
}

/**
 * @param {import('./sandbox.mjs').Sandbox} sandbox
 * @param {number} port
 * @param {number[]} apiPorts
 */
function adapted(sandbox, port, apiPorts) {
  const web = join(sandbox.folder, 'web');
  mkdirSync(web, { recursive: true });
  const server = /^( *)server api:3000( [^;]*);$/m;
  const servers = apiPorts.map((each) => `$1server 127.0.0.1:${each}$2;`).join('\n');
  /** @type {[RegExp, string][]} */
  const rules = [
    [server, servers],
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
 * @param {number[]} apiPorts
 */
export async function startNginx(sandbox, port, apiPorts) {
  const main = join(sandbox.folder, 'nginx.conf');
  writeFileSync(join(sandbox.folder, 'vezne.conf'), adapted(sandbox, port, apiPorts));
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
  return url;
}

/** @param {import('./sandbox.mjs').Sandbox} sandbox */
export const nginxVersion = async (sandbox) =>
  (await sandbox.run('/bin/sh', ['-c', `${sandbox.program('nginx')} -v 2>&1`])).replace(
    /^.*nginx\//,
    'nginx ',
  );

// The balancer of the rehearsal: deploy/nginx.conf itself, only its addresses are exchanged.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { until } from './stage.mjs';

const source = join(import.meta.dirname, '../nginx.conf');
const modules = '/etc/nginx/modules-enabled';

/** Exchanges what must be there; a configuration that no longer has it is not rehearsed by mistake. */
function exchange(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`deploy/nginx.conf no longer has ${pattern}`);
  return text.replace(pattern, by);
}

function adapted(stage, port, apiPorts) {
  const web = join(stage.folder, 'web');
  mkdirSync(web, { recursive: true });
  const server = /^( *)server api:3000( [^;]*);$/m;
  const servers = apiPorts.map((each) => `$1server 127.0.0.1:${each}$2;`).join('\n');
  const rules = [
    [server, servers],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/root \/srv\/vezne;/, `root ${web};`],
  ];
  return rules.reduce((text, [pattern, by]) => exchange(text, pattern, by), readFileSync(source, 'utf8'));
}

/** Debian's main file, without its paths: the modules, one worker, and everything below the folder. */
function mainFile(stage) {
  const loads = existsSync(modules)
    ? readdirSync(modules).map((name) => readFileSync(join(modules, name), 'utf8'))
    : [];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${loads.join('\n')}
daemon off;
worker_processes 1;
pid ${stage.folder}/nginx.pid;
error_log ${stage.folder}/nginx-error.log warn;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${stage.folder}/nginx-${name};`).join('\n    ')}
    include ${stage.folder}/vezne.conf;
}
`;
}

/** Checks the configuration with nginx's own test, starts it and answers its address. */
export async function startNginx(stage, port, apiPorts) {
  const main = join(stage.folder, 'nginx.conf');
  writeFileSync(join(stage.folder, 'vezne.conf'), adapted(stage, port, apiPorts));
  writeFileSync(main, mainFile(stage));
  for (const file of [main, join(stage.folder, 'vezne.conf')]) {
    chmodSync(file, 0o644);
    if (stage.user.uid !== undefined) chownSync(file, stage.user.uid, stage.user.gid);
  }
  const args = ['-e', join(stage.folder, 'nginx-error.log'), '-p', '/usr/share/nginx', '-c', main];
  await stage.run(stage.programs.nginx, ['-t', ...args]);
  stage.start('nginx', stage.programs.nginx, args, { stop: 'SIGQUIT' });
  const url = `http://127.0.0.1:${port}`;
  await until('nginx answers', () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}

export const nginxVersion = async (stage) =>
  (await stage.run('/bin/sh', ['-c', `${stage.programs.nginx} -v 2>&1`])).replace(/^.*nginx\//, 'nginx ');

// The nginx that is shipped, with TLS and HTTP/2: deploy/nginx.conf with deploy/nginx/tls.conf, where only addresses and
// folders are exchanged.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const deploy = join(import.meta.dirname, '../../deploy');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const TYPES = '/etc/nginx/mime.types';
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
/** @param {string} program */
const whereIs = (program) => folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/** The paths of what it takes; where something is missing, an error that says what to install. */
export function findNginx() {
  const [nginx, openssl] = [whereIs('nginx'), whereIs('openssl')];
  if (!nginx || !openssl || !existsSync(BROTLI) || !existsSync(TYPES))
    throw new Error(
      'NOT MEASURED: the shipped nginx is not at hand. On Debian: apt-get install nginx libnginx-mod-http-brotli-static openssl',
    );
  return { nginx, openssl };
}

/**
 * A certificate that nobody has signed, for this one measurement; `hash` is what a browser is told to accept it by.
 *
 * @param {string} openssl
 */
export function makeCertificate(openssl) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-tls-'));
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const name = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  execFileSync(openssl, ['req', '-x509', ...how, ...name], { stdio: 'ignore' });
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return { folder, hash: createHash('sha256').update(spki).digest('base64') };
}

/**
 * Exchanges what must be there: a file that no longer has it is not measured by mistake.
 *
 * @param {string} text
 * @param {Record<string, string>} exchanged
 */
function exchange(text, exchanged) {
  for (const [from, to] of Object.entries(exchanged)) {
    if (!text.includes(from)) throw new Error(`the files of deploy/ no longer have ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/**
 * Serves a folder at https://localhost:`port`, with the API behind it.
 *
 * @param {{ nginx: string; web: string; certificate: string; port: number; api: string }} site
 */
export async function startNginx({ nginx, web, certificate, port, api }) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-nginx-'));
  const vezne = { '/etc/nginx/vezne': `${folder}/vezne` };
  /** @type {[from: string, to: string, exchanged: Record<string, string>][]} */
  const shipped = [
    // Nobody asks without TLS here.
    [
      'nginx.conf',
      'vezne.conf',
      { ...vezne, '/srv/vezne': web, 'listen 8080;': `listen unix:${folder}/plain.sock;` },
    ],
    ['nginx/api-by-list.conf', 'vezne/api/api.conf', { '127.0.0.1:3000': new URL(api).host }],
    [
      'nginx/tls.conf',
      'vezne/listen/tls.conf',
      { '/etc/nginx/vezne/tls': certificate, 'listen 8443 ': `listen localhost:${port} ` },
    ],
  ];
  for (const [from, to, exchanged] of shipped) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    writeFileSync(join(folder, to), exchange(readFileSync(join(deploy, from), 'utf8'), exchanged));
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    `load_module ${BROTLI};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
    include ${TYPES};
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    include ${folder}/vezne.conf;
}
`,
  );
  const child = spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let tries = 0; !existsSync(`${folder}/nginx.pid`); tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error('nginx did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `https://localhost:${port}`,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
const modules = '/usr/lib/nginx/modules';
const brotli = join(modules, 'ngx_http_brotli_static_module.so');
const whereIs = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** What Debian brings to look at the shipped files with; undefined where it is not installed. */
export const programs = {
  nginx: existsSync(brotli) ? whereIs('nginx') : undefined,
  haproxy: whereIs('haproxy'),
  openssl: whereIs('openssl'),
  promtool: whereIs('promtool'),
};

/** A test that is left out, and says so, where its programs are not installed. */
export const testWith = (needed: (keyof typeof programs)[], title: string, work: () => Promise<void>) =>
  needed.every((name) => programs[name])
    ? test(title, work)
    : test.skip(`${title} (left out: needs Debian's ${needed.join(' and ')})`, work); // such a file is judged by its own program alone; docs/operations.md names the packages

export const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A certificate that nobody has signed, as certbot would lay it down. */
export function makeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const how = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  execFileSync(programs.openssl ?? '', ['req', '-x509', ...how, ...name], { stdio: 'ignore' });
}

type Site = { api: string; listen?: string; pages: Record<string, string> };

/** The shipped nginx.conf in a folder of its own: only folders and addresses are exchanged. Answers its main file. */
export function nginxFolder({ api, listen, pages }: Site, exchange: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-nginx-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  const here = (text: string) =>
    exchange(text)
      .replaceAll('/etc/nginx/vezne/', `${folder}/vezne/`)
      .replaceAll('/srv/vezne', `${folder}/web`)
      .replaceAll('/var/lib/vezne-acme', `${folder}/acme`);
  write('vezne.conf', here(read('nginx.conf')));
  write('vezne/api/api.conf', here(api));
  if (listen) write('vezne/listen/listen.conf', here(listen));
  for (const [file, text] of Object.entries(pages)) write(file, text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return write(
    'nginx.conf',
    `${readdirSync(modules).includes('ngx_http_brotli_static_module.so') ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 64; }
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n    ')}
    include ${folder}/vezne.conf;
}
`,
  );
}

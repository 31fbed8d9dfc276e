// The programs of Debian's packages that a drill needs.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @type {Record<string, string>} */
const packages = {
  nginx: 'nginx libnginx-mod-http-brotli-static',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  psql: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
};
/** Where programs are looked for. */
export const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
/** @param {string} program */
const whereIs = (program) => folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/**
 * Ends with the names of the packages that are missing; otherwise answers what finds the path of a needed program.
 *
 * @param {string[]} needed
 */
export function findPrograms(needed) {
  const missing = needed.filter((program) => !whereIs(program));
  if (missing.length > 0) {
    const names = missing.map((program) => packages[program]).join(' ');
    console.error(`This drill needs ${missing.join(', ')}. On Debian: apt-get install ${names}`);
    process.exit(1);
  }
  return (/** @type {string} */ program) => {
    const path = needed.includes(program) && whereIs(program);
    if (!path) throw new Error(`the drill did not say that it needs ${program}`);
    return path;
  };
}

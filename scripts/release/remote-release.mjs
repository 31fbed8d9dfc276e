// Releases a built remote, or the host, into a folder that a web server or CDN serves. See docs/remotes.md.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../../shared/federation/build/apps.mjs';
import { root } from '../run/root.mjs';
import { releaseHost, releaseRemote } from './release.mjs';

const usage =
  'Usage: npm run remote:release -- NAME --to FOLDER [--base https://cdn.example.com] [--percent 10] [--companies ID,ID]';

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      base: { type: 'string' },
      percent: { type: 'string' },
      companies: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  const name = positionals[0]?.replace(/^remote-/, '') ?? '';
  const app = apps[name];
  if (!app) throw new Error(`${usage}\nNAME is one of ${Object.keys(apps).join(', ')}.`);
  if (!values.to) throw new Error(usage);
  const percent = values.percent === undefined ? undefined : Number(values.percent);
  if (percent !== undefined && !(percent >= 0 && percent <= 100))
    throw new Error('--percent is a number from 0 to 100.');
  const base = values.base?.replace(/\/+$/, '');
  if (base && !(/^https?:/.test(base) && URL.canParse(base))) throw new Error('--base is a whole address.');
  return {
    name,
    percent,
    base,
    companies: values.companies?.split(',').filter(Boolean) ?? [],
    to: resolve(values.to),
    dist: resolve(values.dist ?? join(root, app.folder, 'dist')),
  };
}

/**
 * @param {number | undefined} percent
 * @param {string[]} companies
 */
function audience(percent, companies) {
  const parts = [
    percent === undefined ? '' : `${percent} % of the browsers`,
    companies.length === 0 ? '' : `${companies.length} companies`,
  ];
  return parts.filter(Boolean).join(' and ') || 'everybody';
}

try {
  const options = read();
  const { name, dist, to, percent, companies } = options;
  if (!existsSync(dist)) throw new Error(`${dist} is not there. Build first: npm run build -- ${name}`);
  if (name === 'host') {
    await releaseHost(options);
    console.log(`The host is live in ${to}`);
  } else {
    const { id } = await releaseRemote(options);
    console.log(`${name} ${id} is live in ${to} for ${audience(percent, companies)}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

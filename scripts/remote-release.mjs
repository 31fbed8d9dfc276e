// Releases a built remote, or the host, into a folder that a web server or CDN serves. See docs/remotes.md.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../shared/federation/build/apps.mjs';
import { releaseHost, releaseRemote } from './release/release.mjs';

const usage =
  'Usage: pnpm remote:release NAME --to FOLDER [--base https://cdn.example.com] [--percent 10] [--companies ID,ID]';

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
  const name = positionals[0]?.replace(/^remote-/, '');
  if (!name || !apps[name]) throw new Error(`${usage}\nNAME is one of ${Object.keys(apps).join(', ')}.`);
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
    companies: values.companies?.split(',').filter(Boolean),
    to: resolve(values.to),
    dist: resolve(values.dist ?? join(import.meta.dirname, '..', apps[name].folder, 'dist')),
  };
}

try {
  const options = read();
  if (!existsSync(options.dist))
    throw new Error(`${options.dist} is not there. Build first: pnpm build ${options.name}`);
  const { id = '', version } =
    options.name === 'host' ? await releaseHost(options) : await releaseRemote(options);
  const who = [
    options.percent !== undefined && `${options.percent} % of the browsers`,
    options.companies?.length && `${options.companies.length} companies`,
  ].filter(Boolean);
  console.log(
    `${options.name} ${id || version} is live in ${options.to} for ${who.join(' and ') || 'everybody'}`,
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

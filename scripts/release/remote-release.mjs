// Releases a built remote, the host, or all that was not released there before, into what a web server or CDN serves.
// See docs/remotes.md.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apps } from '../../shared/federation/build/apps.mjs';
import { rootDir } from '../../shared/federation/build/place/paths.mjs';
import { readArguments } from '../run/arguments.mjs';
import { unseen } from './fit.mjs';
import { isNewPlace, namesakes, orderOf, release, releasePreview, wasReleased } from './release.mjs';

const usage =
  'Usage: npm run remote:release -- NAME --to FOLDER|BUCKET [--base https://cdn.example.com] [--percent 10] [--companies ID,ID] [--force] [--preview NAME]';
const ALL = 'all';

/** @param {string | undefined} value */
function percentOf(value) {
  if (value === undefined) return undefined;
  const percent = Number(value);
  if (!(percent >= 0 && percent <= 100)) throw new Error('--percent is a number from 0 to 100.');
  return percent;
}

/** @param {string | undefined} value */
function companiesOf(value) {
  const companies = value?.split(',').filter(Boolean) ?? [];
  // Of a variable that is empty, it would be everybody.
  if (value !== undefined && companies.length === 0) throw new Error('--companies names none.');
  return companies;
}

/** @param {string | undefined} value */
function baseOf(value) {
  const base = value?.replace(/\/+$/, '');
  if (base && !(/^https?:/.test(base) && URL.canParse(base))) throw new Error('--base is a whole address.');
  return base;
}

function read() {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      base: { type: 'string' },
      percent: { type: 'string' },
      companies: { type: 'string' },
      dist: { type: 'string' },
      force: { type: 'boolean', default: false },
      preview: { type: 'string' },
    },
  });
  const name = positionals[0]?.replace(/^remote-/, '') ?? '';
  const names = name === ALL ? Object.keys(apps) : [name];
  if (!names.every((each) => apps[each]))
    throw new Error(`${usage}\nNAME is one of ${[...Object.keys(apps), ALL].join(', ')}.`);
  if (positionals.length > 1) throw new Error(`One at a time, or ${ALL}.\n${usage}`);
  if (!values.to) throw new Error(usage);
  if (name === ALL && values.preview !== undefined) throw new Error('A preview is of one remote.');
  if (name === ALL && (values.percent !== undefined || values.companies || values.dist))
    throw new Error('All are released to everybody, each from its own build.');
  if (values.preview !== undefined && !/^\w[\w.-]*$/.test(values.preview))
    throw new Error('--preview is a short name, such as pr-123.');
  if (values.preview !== undefined && (values.percent !== undefined || values.companies))
    throw new Error('A preview is for whoever asks for it by its name, and for no share of the users.');
  return {
    preview: values.preview,
    isAll: name === ALL,
    names,
    percent: percentOf(values.percent),
    base: baseOf(values.base),
    companies: companiesOf(values.companies),
    force: values.force,
    to: values.to,
    distOf: (/** @type {string} */ each) =>
      resolve(values.dist ?? join(rootDir, apps[each]?.folder ?? each, 'dist')),
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

/** @param {ReturnType<typeof read> & { preview: string }} options */
async function preview({ names: [name = ''], distOf, to, preview }) {
  const { id } = await releasePreview({ name, dist: distOf(name), to, preview });
  console.log(`${name} ${id} can be tried for a week: open a page with ?remote=${name}@${preview}`);
}

/** @param {Omit<ReturnType<typeof read>, 'preview'>} options */
async function releaseAll({ names, isAll, distOf, force, ...options }) {
  const { to, percent, companies } = options;
  /** @type {Record<string, string>} */
  const builds = {};
  for (const name of names) {
    const dist = distOf(name);
    if (!existsSync(dist)) throw new Error(`${dist} is not there. Build first: npm run build -- ${name}`);
    if (isAll && (await wasReleased({ name, dist, to })))
      console.log(`${name}: this build was released before`);
    else builds[name] = dist;
  }
  const order = await orderOf({ to, builds, force });
  if (await isNewPlace(to)) console.log(`Nothing was released in ${to} before: this is its beginning.`);
  for (const name of order) {
    const dist = distOf(name);
    const { id, version } = await release({ ...options, name, dist, force });
    console.log(`${name} ${id} is live in ${to} for ${audience(percent, companies)}`);
    const others = await namesakes({ name, dist, to });
    if (others.length > 0)
      console.log(
        `${version} is the version of ${others.join(', ')} too: npx changeset, node scripts/packages/versions.mjs.`,
      );
  }
  for (const name of await unseen({ to, names: order }))
    console.log(
      `No page of ${name} is in the host that is live: build and release the host to show it (npm run build -- host).`,
    );
}

try {
  const { preview: trial, ...options } = read();
  await (trial ? preview({ ...options, preview: trial }) : releaseAll(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

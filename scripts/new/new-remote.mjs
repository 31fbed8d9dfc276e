// Begins a remote: npm run new:remote -- NAME [--title 'Maaşlar']. See docs/how-to/add-a-remote.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments } from '../run/arguments.mjs';
import { PNPM } from '../run/install.mjs';
import { run } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { filesOfNewRemote } from './remote-files.mjs';

const usage =
  "Usage: npm run new:remote -- NAME [--title 'Title of its page']; NAME is one word of small letters and digits.";

function read() {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { title: { type: 'string' } },
  });
  const name = positionals[0]?.replace(/^remote-/, '') ?? '';
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name)) throw new Error(usage);
  if (name === 'host' || existsSync(join(root, `remote-${name}`)))
    throw new Error(`${name} is there already.`);
  return { name, title: values.title ?? name.charAt(0).toUpperCase() + name.slice(1) };
}

/** @param {number[]} taken */
const next = (taken) => Math.max(...taken) + 1;

async function begin() {
  const { name, title } = read();
  // Only now: it imports what every remote declares, which an argument does not need.
  const { remotes } = await import('../../shared/federation/build/apps.mjs');
  const pages = remotes.flatMap((remote) => remote.pages);
  if (pages.some(({ path }) => path.split('/')[1] === name)) throw new Error(`/${name} is a page already.`);
  const port = next(remotes.map((remote) => remote.port));
  const sidebar = next(pages.map(({ menu }) => menu?.sidebar ?? 0));
  const folder = join(root, `remote-${name}`);
  for (const [path, text] of Object.entries(filesOfNewRemote(root, { name, title, port, sidebar }))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await run('npx', [...PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline']);
  console.log(`remote-${name} is there, with one page at /${name}. In its folder:

  npm run build        npm test        npm run standalone        npm run release -- --to FOLDER

Next: its line in README.md, then docs/how-to/add-a-screen.md.`);
}

try {
  await begin();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

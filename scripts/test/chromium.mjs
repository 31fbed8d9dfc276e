import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run/process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** The path of a Chromium or Chrome that is there: the named one first. */
export function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...found, ...MAC].find((path) => path && existsSync(path));
}

/** The path of a Chromium; where it may, it installs the system's own. */
export async function findChromium() {
  const path = installedChromium();
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  }
  const fresh = installedChromium();
  if (fresh) return fresh;
  throw new Error(
    'The tests in the browser need Chromium or Chrome: install one, or name it in CHROMIUM_PATH. (As root on Debian or Ubuntu it is installed by itself.)',
  );
}

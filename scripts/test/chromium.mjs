import { findProgram, installedProgram } from './programs.mjs';

const chromium = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  variable: 'CHROMIUM_PATH',
  packages: ['chromium'],
  elsewhere: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
};

/** The path of a Chromium or Chrome that is there: the named one first. */
export const installedChromium = () => installedProgram(chromium);

/** The path of a Chromium; where it may, it installs the system's own. */
export async function findChromium() {
  const path = await findProgram(chromium);
  if (path) return path;
  throw new Error(
    'The tests in the browser need Chromium or Chrome: install one, or name it in CHROMIUM_PATH. (As root on Debian or Ubuntu it is installed by itself.)',
  );
}

// Starts what was built before: no install, no build. Several run side by side with their own PORT and DATA_DIR.
import { endWithParent } from '../run/process.mjs';
import { builtServer, loadSettings } from './built-server.mjs';

const DEMO = { email: 'demo@vezne.app', password: 'Vezne2026!' };

export async function serve() {
  loadSettings();
  process.env.LOG_LEVEL ||= 'warn';
  process.setSourceMapsEnabled(true);
  const began = performance.now();
  /** @type {typeof import('../../server/src/main')} */
  const { serve: start } = await import(builtServer('main.js'));
  const { url, demo } = await start((sentence) => console.log(`  … ${sentence}`));
  console.log(`  ✓ Running  ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  console.log(`  Open     ${url}`);
  if (demo) console.log(`  Sign in  ${DEMO.email} / ${DEMO.password}`);
  console.log('  Stop     Ctrl-C\n');
}

if (process.argv[1] === import.meta.filename) {
  endWithParent();
  await serve();
}

// Starts what was built before: no install, no build. Several run side by side with their own PORT and DATA_DIR.
import { endWithParent } from '../run/process.mjs';
import { builtServer, loadSettings } from './built-server.mjs';
import { keepRunning, reportRunning } from './keep-running.mjs';

const DEMO = { email: 'demo@vezne.app', password: 'Vezne2026!' };

async function serve() {
  loadSettings();
  process.env.LOG_LEVEL ||= 'warn';
  process.setSourceMapsEnabled(true);
  const began = performance.now();
  /** @type {typeof import('../../server/src/main')} */
  const { serve: start } = await import(builtServer('main.js'));
  const { url, demo, outbox } = await start((sentence) => console.log(`  … ${sentence}`));
  console.log(`  ✓ Running  ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  console.log(`  Open     ${url}`);
  if (demo) console.log(`  Sign in  ${DEMO.email} / ${DEMO.password}`);
  if (outbox) console.log(`  Mails    ${outbox}`);
  console.log('  Stop     Ctrl-C\n');
  if (demo && !isOwnMachine(url))
    console.log(
      '  Others can reach this address, and the demo passwords are published: SEED_DEMO=0 makes none.\n',
    );
}

/** Runs this very file as the server's own process, again after a fault; answers its exit code. */
export const keepServing = () => keepRunning(import.meta.filename);

/** @param {string} url */
const isOwnMachine = (url) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

if (process.argv[1] === import.meta.filename) {
  if (process.send) {
    await serve();
    reportRunning();
  } else {
    endWithParent();
    process.exit(await keepServing());
  }
}

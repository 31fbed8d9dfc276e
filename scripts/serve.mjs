// Starts what was built before: no install, no build. Several run side by side with their own PORT and DATA_DIR.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent, loadSettings, root } from './step.mjs';

const DEMO = { email: 'demo@vezne.app', password: 'Vezne2026!' };

export async function serve() {
  loadSettings();
  process.env.LOG_LEVEL ||= 'warn';
  process.setSourceMapsEnabled(true);
  const bundle = join(root, 'server/dist/main.js');
  if (!existsSync(bundle)) {
    console.error('Vezne is not built yet. Run npm start once.');
    process.exit(1);
  }
  const began = performance.now();
  const { serve: start } = await import(pathToFileURL(bundle).href);
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

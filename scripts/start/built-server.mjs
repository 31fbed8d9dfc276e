import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/root.mjs';

/** Reads the settings in `.env`; what the environment already says wins. */
export function loadSettings() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
}

/**
 * The address of a built file of the server, to import; ends with a sentence where nothing was built.
 *
 * @param {'main.js' | 'cli.js'} name
 */
export function builtServer(name) {
  const bundle = join(root, 'server/dist', name);
  if (existsSync(bundle)) return pathToFileURL(bundle).href;
  console.error('Vezne is not built yet. Run npm start once.');
  return process.exit(1);
}

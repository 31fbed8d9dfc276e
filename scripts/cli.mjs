// Runs one of the server's command-line tools. Usage: cli.mjs NAME [ARGUMENT …]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSettings, root } from './step.mjs';

loadSettings();
const bundle = join(root, 'server/dist/cli.js');
if (!existsSync(bundle)) {
  console.error('Vezne is not built yet. Run npm start once.');
  process.exit(1);
}
await import(pathToFileURL(bundle).href);

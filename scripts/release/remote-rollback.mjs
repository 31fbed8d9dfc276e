// Ends a partial release of a remote, or returns everybody to the release before. See docs/remotes.md.
import { parseArgs } from 'node:util';
import { rollback } from './release.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const name = positionals[0]?.replace(/^remote-/, '');
try {
  if (!name || !values.to) throw new Error('Usage: npm run remote:rollback -- NAME --to FOLDER|BUCKET');
  const id = await rollback({ name, to: values.to });
  console.log(`${name} is back at ${id}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

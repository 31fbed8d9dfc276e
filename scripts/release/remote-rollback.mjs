// Ends a partial release of a remote, or returns everybody to the release before. See docs/remotes.md.
import { readArguments } from '../run/arguments.mjs';
import { rollback } from './release.mjs';

const usage = 'Usage: npm run remote:rollback -- NAME --to FOLDER|BUCKET [--force]';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { to: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const name = positionals[0]?.replace(/^remote-/, '');
try {
  if (!name || positionals.length > 1 || !values.to) throw new Error(usage);
  const id = await rollback({ name, to: values.to, force: values.force });
  console.log(`${name} is back at ${id}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

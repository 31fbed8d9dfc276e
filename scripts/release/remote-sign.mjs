// Signs the list of remotes in a folder with the keys in use. See docs/remotes.md.
import { readArguments } from '../run/arguments.mjs';
import { signRemotes } from './release.mjs';

const usage = 'Usage: npm run remote:sign -- --to FOLDER|BUCKET [--force]';
const { values } = readArguments(usage, { options: { to: { type: 'string' }, force: { type: 'boolean' } } });
try {
  if (!values.to) throw new Error(usage);
  const names = await signRemotes({ to: values.to, force: values.force ?? false });
  console.log(`Signed: ${names.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Serves a folder of releases as a web server would, with an API behind the same address: where a team sees its release,
// its preview and its rollback on its own machine. See docs/remotes.md, "For testers".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../run/arguments.mjs';
import { endWithParent } from '../run/process.mjs';
import { freePort } from './free-port.mjs';
import { startPageServer } from './page-server.mjs';

const usage = 'Usage: node scripts/dev/released.mjs FOLDER [--api http://localhost:3000] [--port 3300]';

/**
 * Pages go out under the policy that the API's own server sends them under.
 *
 * @param {{ folder: string; api: string; port: number }} site
 */
export async function serveReleases({ folder, api, port }) {
  const policy = (await fetch(api)).headers.get('content-security-policy') ?? '';
  return startPageServer({
    port,
    api,
    places: [['/', folder]],
    fallback: join(folder, 'index.html'),
    headers: { 'content-security-policy': policy },
  });
}

async function show() {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      api: { type: 'string', default: 'http://localhost:3000' },
      port: { type: 'string', default: '3300' },
    },
  });
  const [folder = ''] = positionals;
  const wanted = Number(values.port);
  const isPort = Number.isInteger(wanted) && wanted >= 0 && wanted < 65_536;
  if (positionals.length !== 1 || !isPort || !URL.canParse(values.api)) throw new Error(usage);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`No host was released into ${folder}: npm run remote:release -- all --to ${folder}`);
  const port = await freePort(wanted);
  await serveReleases({ folder, api: values.api, port }).catch(() => {
    throw new Error(
      `${values.api} does not answer. Start an API with npm run serve, or name one with --api.`,
    );
  });
  console.log(`\n  released  http://localhost:${port}\n  API       ${values.api}\n  Stop      Ctrl-C\n`);
}

if (process.argv[1] === import.meta.filename) {
  endWithParent();
  try {
    await show();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

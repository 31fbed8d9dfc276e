// Opens a remote that lives alone at an address of its own, with fast refresh and an API behind it; started by
// vezne-remote (shared/federation/build/alone) in the remote's folder.
import { appNamed, remoteNames } from '../../shared/federation/build/apps.mjs';
import { startDevServer } from '../../shared/federation/build/dev-server.mjs';
import { readArguments } from '../run/arguments.mjs';
import { describeApi } from './describe-api.mjs';
import { freePort } from './free-port.mjs';
import { forward, isForApi } from './page-server.mjs';

const [name = ''] = remoteNames;
const usage = `Usage: npm run standalone -- [--api http://localhost:3000] [--port ${appNamed(name).port}]`;
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    api: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: String(appNamed(name).port) },
  },
});
const wanted = Number(values.port);
const isPort = Number.isInteger(wanted) && wanted >= 0 && wanted < 65_536;
if (positionals.some((each) => each !== name) || !isPort || !URL.canParse(values.api)) {
  console.error(usage);
  process.exit(1);
}

const address = await startDevServer(name, await freePort(wanted), (request, response) => {
  if (isForApi(request)) forward(values.api, request, response);
  // No other remote is beside it.
  else if (request.url === '/remotes.json') response.setHeader('content-type', 'application/json').end('{}');
  else return false;
  return true;
});
console.log(`\n  ${name}  ${address}`);
console.log(await describeApi(values.api));
console.log('  Stop     Ctrl-C\n');

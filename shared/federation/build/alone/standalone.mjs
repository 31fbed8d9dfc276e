// Opens a remote that lives alone at an address of its own, with fast refresh: node standalone.mjs NAME
import { appNamed } from '../apps.mjs';
import { startDevServer } from '../dev-server.mjs';

const [name = ''] = process.argv.slice(2);
const address = await startDevServer(name, appNamed(name).port, (request, response) => {
  // No other remote is beside it.
  if (request.url !== '/remotes.json') return false;
  response.setHeader('content-type', 'application/json').end('{}');
  return true;
});
console.log(`\n  ${name}  ${address}\n  Stop     Ctrl-C\n`);

import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

const RELEASE = '1.1.0-bb';

/** A process that counts; it has counted `perRead` more at every read. */
const serve = (host: string, port: number, perRead: number): Promise<Server> => {
  let loaded = 1_000 * perRead;
  const server = createServer((_, response) => {
    loaded += perRead;
    response.end(
      `vezne_remote_outcomes_total{remote="ai",release="${RELEASE}",outcome="loaded"} ${loaded}\n`,
    );
  });
  return new Promise((resolve) => server.listen(port, host, () => resolve(server)));
};

/** What is added up after this many reads, where the name `api` belongs to both processes. */
async function added(reads: number, port: number): Promise<{ sum: { loaded: number }; faults: string[] }> {
  const script = `
    import { createSum } from './failures.mjs';
    const find = async (host) => (host === 'api' ? [{ address: '127.0.0.1' }, { address: '127.0.0.2' }] : []);
    const wanted = { remote: 'ai', release: '${RELEASE}' };
    const { sum, read } = createSum(['http://api:${port}/metrics'], wanted, undefined, find);
    const faults = [];
    for (let time = 0; time < ${reads}; time += 1) faults.push(...(await read()));
    console.log(JSON.stringify({ sum, faults }));`;
  const node = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
  });
  return JSON.parse((await node).stdout);
}

test('processes that have a name in common are read one by one', async () => {
  const first = await serve('127.0.0.1', 0, 1);
  const { port } = first.address() as AddressInfo; // A server on a port has no other kind of address.
  const second = await serve('127.0.0.2', port, 10);
  try {
    // The first read is where counting begins.
    expect(await added(4, port)).toMatchObject({ sum: { loaded: 33 }, faults: [] });
  } finally {
    for (const server of [first, second]) server.close();
  }
});

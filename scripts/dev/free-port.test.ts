import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const portFor = (wanted: number) =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { freePort } from './free-port.mjs'; console.log(await freePort(${wanted}))`,
      ],
      { cwd: __dirname, encoding: 'utf8' },
    ),
  );

test('a server under development takes its own port, and another one where that is taken', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // A server on a port has no other kind of address.
  const given = portFor(port);
  expect(given).not.toBe(port);
  expect(given).toBeGreaterThan(0);
  other.close();
  await once(other, 'close');
  expect(portFor(port)).toBe(port);
});

import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { errorCode, StartFailure } from '../failure';

/** Refuses a port that another program listens on, under any address of `host`. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  for (const { address } of await lookup(host, { all: true }))
    await tryPort(address, port).catch((error: unknown) => {
      // A name may stand for an address that this machine does not have (no IPv6).
      if (errorCode(error) !== 'EADDRNOTAVAIL') throw portFailure(error, port);
    });
}

/** The sentence for a port that cannot be listened on; any other error comes back as it is. */
export function portFailure(error: unknown, port: number): unknown {
  const other = port === 3000 ? 3001 : 3000;
  if (errorCode(error) === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${other} npm start`,
    );
  if (errorCode(error) === 'EACCES')
    return new StartFailure(
      `This user may not listen on port ${port}. Choose one above 1023: PORT=${other} npm start`,
    );
  return error;
}

function tryPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}

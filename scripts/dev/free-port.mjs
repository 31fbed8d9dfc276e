import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The port itself where nobody else has it, otherwise one that is free.
 *
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export async function freePort(wanted) {
  const probe = createServer().listen(wanted, 'localhost');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort(0);
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : wanted;
}

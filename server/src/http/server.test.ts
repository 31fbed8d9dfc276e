import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '../log';
import { ownTime } from '../test/busy';
import { createServer } from './server';

/** What a proxy does: it asks, and keeps the connection for the next request. */
const ask = (port: number, agent: Agent) =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ port, agent }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once(
      'error',
      reject,
    );
  });

test('the connections that a proxy keeps do not hold up the end of the process', async () => {
  const server = await createServer({
    log: createLog('silent'),
    trustProxy: false,
    shedding: false,
    policy: () => '',
    metrics: { countAnswer() {} },
    limits: { countArrival: async () => {} },
  });
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  server.get('/', async () => {
    arrived();
    await wait(300);
    return 'done';
  });
  await server.listen({ port: 0, host: 'localhost' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const proxy = new Agent({ keepAlive: true });
  const answer = ask(port, proxy);
  await arrival;
  const took = ownTime();
  await server.close();
  expect(took()).toBeLessThan(5_000);
  expect(await answer).toBe(200);
  proxy.destroy();
});

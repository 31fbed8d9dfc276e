import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, type Endpoint, limits } from '@vezne/contract';
import type { App } from '../http/app';
import { wait } from '../wait';
import { withheldMs } from './busy';
import type { SignedUp } from './people';

export type Heard = { status: number; text: string };

const EVERY_MS = 50;

/** The app of a test file, listening and asked over sockets as by a browser. */
export function onLoopback(app: () => App) {
  const agent = new Agent({ keepAlive: true });
  let port = 0;
  beforeAll(async () => {
    await app().server.listen({ host: '127.0.0.1', port: 0 });
    // A server that listens on TCP has such an address.
    port = (app().server.server.address() as AddressInfo).port;
  });
  afterAll(() => agent.destroy());

  function http(method: string, path: string, token?: string, body?: Buffer): Promise<Heard> {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
    };
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject).end(body);
    });
  }

  const send = ({ method, path }: Endpoint, { token }: SignedUp, body: Buffer | object) =>
    http(
      method,
      limits.apiPrefix + path,
      token,
      Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
    );

  /**
   * Asks for life and for a page of `reader`'s ledger every 50 ms while `work` is under way; answers the slowest
   * times in ms, less the share of the time in which the machine gave this thread no core: that is others' doing.
   */
  async function slowestBeside(work: Promise<unknown>, reader: SignedUp) {
    const [began, withheld] = [performance.now(), withheldMs()];
    const times = { live: [0], page: [0] };
    const timed = async (name: keyof typeof times, ask: () => Promise<Heard>) => {
      const asked = performance.now();
      expect((await ask()).status).toBe(200);
      times[name].push(performance.now() - asked);
    };
    let over = false;
    const end = () => {
      over = true;
    };
    work.then(end, end);
    const samples: Promise<void>[] = [];
    while (!over) {
      samples.push(timed('live', () => http('GET', '/health/live')));
      samples.push(timed('page', () => send(api.cashFlow.findAll, reader, {})));
      await wait(EVERY_MS);
    }
    await Promise.all(samples);
    const all = performance.now() - began;
    const share = 1 - (withheldMs() - withheld) / all;
    return { live: Math.max(...times.live) * share, page: Math.max(...times.page) * share };
  }

  return { http, send, slowestBeside };
}

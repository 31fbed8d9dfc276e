import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { api } from '@vezne/contract';
import { testApp } from '../../test/app';
import { budgets } from '../limits/budgets';

const read = (path: string) => readFileSync(join(__dirname, '../../../..', path), 'utf8');
const one = (text: string, pattern: RegExp) => {
  const [found, ...others] = [...text.matchAll(pattern)].map(([, value = '']) => value);
  if (found === undefined || others.length > 0) throw new Error(`not once: ${pattern}`);
  return found;
};

const nginx = read('deploy/nginx.conf');
const compose = read('deploy/compose.yaml');
const kubernetes = read('deploy/k8s/vezne.yaml');
const operations = read('docs/operations.md');

type Sent = { 'x-forwarded-for'?: string };

function isOf(network: string, address: string): boolean {
  const [base = '', bits] = network.split('/');
  const list = new BlockList();
  if (bits) list.addSubnet(base, Number(bits));
  else list.addAddress(base);
  return list.check(address);
}

/** Whom nginx takes for the sender: the peer, unless that is a proxy which it was told of. */
function senderFor(peer: string, { 'x-forwarded-for': header }: Sent, proxies?: string): string {
  if (!proxies || !header) return peer;
  const named = one(proxies, /set_real_ip_from (\S+);/g);
  if (!isOf(named, peer) || !proxies.includes('real_ip_recursive on;')) return peer;
  const chain = header.split(',').map((each) => each.trim());
  return chain.reverse().find((each) => !isOf(named, each)) ?? peer;
}

/** What reaches the API through nginx. */
function passedOn(peer: string, sent: Sent, proxies?: string): Sent {
  const remote = senderFor(peer, sent, proxies);
  const appended = [sent['x-forwarded-for'], remote].filter(Boolean).join(', ');
  return {
    'x-forwarded-for': one(nginx, /proxy_set_header X-Forwarded-For (\S+);/g)
      .replace('$remote_addr', remote)
      .replace('$proxy_add_x_forwarded_for', appended),
  };
}

const first = testApp();
const STRANGER = '203.0.113.5';
const FORGED = '198.51.100.66';

const installations = {
  'by itself': { trustProxy: undefined, web: undefined, neighbour: '192.0.2.9' },
  compose: {
    trustProxy: one(compose, /TRUST_PROXY: (\S+)/g),
    web: one(compose, /ipv4_address: ([\d.]+)/g),
    // The gateway: where Docker rewrites the sender, everybody comes from it.
    neighbour: '172.30.57.1',
  },
  'one machine': {
    trustProxy: one(operations, /TRUST_PROXY=(\S+) .*main\.js/g),
    web: '127.0.0.1',
    neighbour: '192.0.2.9',
  },
  Kubernetes: {
    trustProxy: one(kubernetes, /TRUST_PROXY, value: "(\S+)"/g),
    web: '10.42.0.7',
    // Nobody but the web pods reaches the API there; the policy is looked at beside the other files.
    neighbour: '192.0.2.9',
  },
};

describe.each(Object.entries(installations))('installed %s', (_, { trustProxy, web, neighbour }) => {
  const t = testApp({
    trustProxy,
    db: first.db,
    rateLimits: true,
    extend: ({ server }) => server.get('/who', async ({ ip }) => ip),
  });
  const who = async (ip: string, headers: Sent) =>
    (await t.app.server.inject({ url: '/who', remoteAddress: ip, headers: { ...headers } })).body;
  const through = (peer: string, sent: Sent) => (web ? who(web, passedOn(peer, sent)) : who(peer, sent));

  test('the sender is who came, whatever their header says', async () => {
    expect(await through(STRANGER, {})).toBe(STRANGER);
    for (const header of [FORGED, `${FORGED}, 10.0.0.1`, `127.0.0.1, ${web ?? FORGED}`, '172.30.57.10', 'x'])
      expect([header, await through(STRANGER, { 'x-forwarded-for': header })]).toEqual([header, STRANGER]);
  });

  test('who passes nginx by is nobody to believe', async () => {
    expect(await who(neighbour, { 'x-forwarded-for': FORGED })).toBe(neighbour);
  });

  test('a stranger who invents an address for every call is counted as one', async () => {
    const statuses = [];
    for (let at = 0; at < budgets.stranger.max + 5; at++) {
      const sent = { 'x-forwarded-for': `198.51.100.${at}` };
      const headers = web ? passedOn(STRANGER, sent) : sent;
      const input = { body: { refreshToken: 'x' } };
      const { status } = await t.call(api.auth.logout, input, {
        ip: web ?? STRANGER,
        headers: { ...headers },
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

test('behind an ingress the sender is whom the ingress names, not whom the sender names', () => {
  const proxies = one(kubernetes, /^( {4}set_real_ip_from [\s\S]*?)^---/gm);
  const ingress = '10.42.0.3';
  // One ingress appends to what it was sent, another replaces it.
  for (const header of [`${FORGED}, ${STRANGER}`, STRANGER, `10.1.1.1, ${STRANGER}`])
    expect([header, senderFor(ingress, { 'x-forwarded-for': header }, proxies)]).toEqual([header, STRANGER]);
  expect(senderFor(STRANGER, { 'x-forwarded-for': FORGED }, proxies)).toBe(STRANGER);
});

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/** Serves the built fixture on a free port of this machine; gives the server and its address. */
export async function serve(folder: string): Promise<{ server: Server; address: string }> {
  const list = JSON.stringify({
    probe: { entry: '/remotes/probe/mf-manifest.json' },
    ahead: { entry: '/remotes/ahead/mf-manifest.json' },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const [, remote, inside = path] = /^\/remotes\/(probe|ahead)\/(.*)/.exec(path) ?? [];
    const home = { probe: 'remote', ahead: 'ahead', host: 'host' }[remote ?? 'host'] ?? '';
    const file = join(folder, home, 'dist', inside);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    if (path === '/remotes.json') response.end(list);
    else if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }; // TCP, not a pipe.
}

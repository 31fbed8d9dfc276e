import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode, StartFailure } from '../failure';
import type { Metrics } from '../metrics/metrics';

export type MetricsPlace = { host: string; port: number; token?: string };

/** Metrics at an address of their own, which no page and no proxy in front of the product reaches. */
export async function serveMetrics(metrics: Pick<Metrics, 'text'>, { host, port, token }: MetricsPlace) {
  const server = createServer(
    { requestTimeout: 5_000, maxHeaderSize: 4 * 1024 },
    async (request, response) => {
      const end = (status: number, body = '') =>
        response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
      if (token && !hasToken(request, token)) return end(401);
      if (request.method !== 'GET' || request.url !== '/metrics') return end(404);
      await metrics.text().then(
        (text) => end(200, text),
        () => end(500),
      );
    },
  );
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        errorCode(error) === 'EADDRINUSE'
          ? new StartFailure(`METRICS_PORT ${port} is taken by another program. Choose another one.`)
          : error,
      ),
    );
    server.listen({ host, port }, resolve);
  });
  const { port: own } = server.address() as AddressInfo; // It listens on a port.
  return {
    port: own,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const hasToken = ({ headers: { authorization = '' } }: IncomingMessage, token: string) =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

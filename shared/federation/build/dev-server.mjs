import { join } from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appNamed } from './apps.mjs';
import { rootDir } from './place/paths.mjs';
import { preset } from './preset.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * What is served of an app. Read by its test through node.
 *
 * @param {string} name
 * @public
 */
export function devConfig(name) {
  const app = appNamed(name);
  const config = preset({ dir: join(rootDir, app.folder), name, exposes: app.exposes, dev: true });
  if (name === 'host') config.entry.main.unshift(join(import.meta.dirname, 'dev-renderers.js'));
  // The overlay is the dev server's. A build that failed is not sent: the mended one then updates the page as it is,
  // with what was typed into it.
  config.plugins.push(new ReactRefresh({ library: name, overlay: false }));
  config.optimization = { ...config.optimization, emitOnErrors: false };
  return config;
}

/**
 * Serves one app with fast refresh, in this process. `answer` may take a request over: it gets request and
 * response and says whether it has answered.
 *
 * @param {string} name
 * @param {number} port
 * @param {(request: Request, response: Response) => boolean} answer
 */
export async function startDevServer(name, port, answer) {
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      // A remote's updates come from its own server, whoever's page it is shown on.
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: ['localhost'],
      static: false,
      historyApiFallback: name === 'host' || { index: '/standalone.html' },
      setupMiddlewares: (middlewares) => [
        {
          name: 'vezne',
          /** @type {import('webpack-dev-server').RequestHandler} */
          middleware: (request, response, next) => {
            if (!answer(request, response)) next();
          },
        },
        ...middlewares,
      ],
    },
    webpack(devConfig(name)),
  );
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  return `http://localhost:${port}`;
}

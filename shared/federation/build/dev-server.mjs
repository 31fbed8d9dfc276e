import { join } from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apps } from './apps.mjs';
import { rootDir } from './paths.mjs';
import { preset } from './preset.mjs';

const portOf = (name) => apps[name].port;

function devConfig(name) {
  const config = preset({ dir: join(rootDir, apps[name].folder), name, ...apps[name], dev: true });
  if (name === 'host')
    config.entry.main = [join(import.meta.dirname, 'dev-renderers.js'), ...config.entry.main];
  config.plugins.push(new ReactRefresh({ library: name, overlay: false }));
  return config;
}

/**
 * Serves one app with fast refresh, in this process. `answer` may take a request over: it gets request and
 * response and says whether it has answered.
 */
export async function startDevServer(name, answer = () => false) {
  const port = portOf(name);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      // A remote's updates come from its own server, whoever's page it is shown on.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: ['localhost'],
      static: false,
      historyApiFallback: name === 'host' ? { disableDotRule: false } : { index: '/standalone.html' },
      setupMiddlewares: (middlewares) => [
        { name: 'vezne', middleware: (request, response, next) => answer(request, response) || next() },
        ...middlewares,
      ],
    },
    webpack(devConfig(name)),
  );
  await server.start();
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  return `http://localhost:${port}`;
}

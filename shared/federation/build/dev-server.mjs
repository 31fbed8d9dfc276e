import { join } from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apps, remoteNames } from './apps.mjs';
import { rootDir } from './paths.mjs';
import { preset } from './preset.mjs';

const at = (name) => join(rootDir, apps[name].folder);
const addressOf = (name) => `http://localhost:${apps[name].port}`;

function compilerOf(name) {
  const config = preset({ dir: at(name), name, dev: true, ...apps[name] });
  config.plugins.push(new ReactRefresh({ library: name, overlay: false }));
  if (name === 'host') {
    config.entry.main = [join(import.meta.dirname, 'refresh-hook.js'), config.entry.main];
  }
  return webpack(config);
}

const common = (name) => ({
  port: apps[name].port,
  host: 'localhost',
  hot: true,
  devMiddleware: { stats: 'errors-only' },
  liveReload: false,
  headers: { 'access-control-allow-origin': '*' },
  // The code of a remote runs in the host's page, so it cannot find its server by the page's address.
  client: { overlay: false, logging: 'error', webSocketURL: `ws://localhost:${apps[name].port}/ws` },
});

/** The remotes that are being worked on come from their own servers, the others from what was built last. */
function listOf(live) {
  const folder = (name) => (live.includes(name) ? addressOf(name) : `/remotes/${name}`);
  return Object.fromEntries(remoteNames.map((name) => [name, { entry: `${folder(name)}/mf-manifest.json` }]));
}

const hostOptions = (live, api) => ({
  ...common('host'),
  static: remoteNames.map((name) => ({
    directory: join(at(name), 'dist'),
    publicPath: `/remotes/${name}`,
    watch: false,
  })),
  historyApiFallback: { rewrites: [{ from: /^\/remotes\//, to: ({ parsedUrl }) => parsedUrl.pathname }] },
  proxy: [{ context: ['/dev/v1', '/config.json', '/health'], target: api }],
  setupMiddlewares: (middlewares, server) => {
    server.app.get('/remotes.json', (_, response) => {
      response.set('cache-control', 'no-store').json(listOf(live));
    });
    return middlewares;
  },
});

/** Starts the host and the named remotes with fast refresh, all in this process; gives the host's address. */
export async function startDevServers(live, { api }) {
  const start = async (name) => {
    const options = name === 'host' ? hostOptions(live, api) : { ...common(name), static: false };
    const compiler = compilerOf(name);
    const compiled = new Promise((resolve) => compiler.hooks.done.tap('Ready', resolve));
    await new WebpackDevServer(options, compiler).start();
    await compiled;
  };
  await Promise.all(['host', ...live].map(start));
  return addressOf('host');
}

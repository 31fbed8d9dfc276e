// The same screens as one application: host and remotes in a single build, without federation.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNamed, remoteNames } from '../../shared/federation/build/apps.mjs';
import { compile } from '../../shared/federation/build/compile.mjs';
import { compress } from '../../shared/federation/build/compress.mjs';
import { preset } from '../../shared/federation/build/preset.mjs';

const root = join(import.meta.dirname, '../..');
const dir = join(root, '.cache', 'plain-bundle');

function entry() {
  /** @param {string} file */
  const host = (file) => JSON.stringify(join(root, 'host/src', file));
  const screens = remoteNames.flatMap((name) => {
    const { folder, exposes = {} } = appNamed(name);
    return Object.entries(exposes).map(([exposed, file]) => {
      const path = JSON.stringify(join(root, folder, file));
      return `'${name}/${exposed}': () => import(${path}),`;
    });
  });
  return `import { installRemoteLoader, loadRemoteAhead } from '@vezne/federation';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from ${host('App')};
import { startBeacon } from ${host('beacon/start')};
import { fetchChunksOf } from ${host('lazy-chunks')};
import { pageAt } from ${host('routes')};
const screens = {
${screens.join('\n')}
};
// What the federated page has from its guard: the policy of the servers lets no chunk in without it.
window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url, createHTML: (html) => html });
installRemoteLoader((id) => screens[id]());
const page = pageAt(location.pathname);
if (page) fetchChunksOf(page);
if (page?.remote) loadRemoteAhead(page.remote);
createRoot(document.getElementById('root')).render(createElement(App));
startBeacon('host');
`;
}

/** What every page of the product has before its bundles, without what it does for remotes. */
function boot() {
  /** @param {string} file */
  const host = (file) => JSON.stringify(join(root, 'host/src', file));
  return `import { fetchDisplayFont } from ${host('first-paint/display-font')};
import { isAppPage, pageAt } from ${host('routes')};
import { showStoredTheme } from ${host('stored-theme')};
const page = pageAt(location.pathname);
showStoredTheme(page !== undefined && isAppPage(page));
if (page && !isAppPage(page)) fetchDisplayFont(document.currentScript);
`;
}

/** Builds it below .cache and answers the folder. */
export async function buildPlainBundle() {
  mkdirSync(join(dir, 'src'), { recursive: true });
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  const page = readFileSync(join(root, 'host/index.html'), 'utf8');
  writeFileSync(join(dir, 'index.html'), page.replace(/.*href="\/remotes\.json".*\n/, ''));
  writeFileSync(join(dir, 'src/index.ts'), entry());
  writeFileSync(join(dir, 'src/boot.ts'), boot());
  writeFileSync(join(dir, 'src/early.ts'), `import ${JSON.stringify(join(root, 'host/src/early'))};\n`);
  const config = preset({ dir, name: 'plain' });
  const federation = new Set(['ModuleFederationPlugin', 'ScriptGatePlugin']);
  config.plugins = config.plugins.filter((plugin) => !federation.has(plugin.constructor.name));
  config.entry = { main: ['./src/index.ts'] };
  // What the host may import; react-router by the same facade as in the federated build.
  config.resolve = {
    ...config.resolve,
    modules: [join(root, 'host/node_modules'), 'node_modules'],
    alias: { 'react-router-dom$': join(root, 'shared/federation/runtime/router.ts') },
  };
  const stats = await compile(config);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await compress(config.output.path, [...stats.compilation.assetsInfo.keys()]);
  return config.output.path;
}

import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { writeComposed } from './host/compose.mjs';
import { domProject, nodeProject } from './shared/testing/jest-preset.js';

/** @param {string} folder */
const at = (folder) => fileURLToPath(new URL(folder, import.meta.url));
const dom = ['shared/ui', 'shared/records', 'shared/api', 'shared/testing', 'host'];
const remotes = readdirSync(at('.')).filter((folder) => folder.startsWith('remote-'));

// The host's tests read what the remotes declare.
writeComposed();

export default {
  // One process for all files keeps what each has loaded, some 100 MB a file, until memory is out.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  // Screens in jsdom are slow on a busy machine; a test that hangs still ends.
  testTimeout: 30_000,
  projects: [
    nodeProject(at('shared/contract')),
    {
      ...nodeProject(at('server'), [
        ...['content-disposition', 'cookie', 'jose', 'uuid', 'node-pg-migrate'],
        ...['htmlparser2', 'entities', 'domhandler', 'domelementtype', 'domutils', 'dom-serializer'],
      ]),
      globalSetup: at('server/src/test/setup.ts'),
      globalTeardown: at('server/src/test/teardown.ts'),
    },
    // The page's rooms are drawn in jsdom; the bundler's side builds and starts a browser.
    domProject(at('shared/federation/runtime'), ['@noble(\\+\\w+)?']),
    domProject(at('shared/federation/standalone')),
    nodeProject(at('shared/federation/build')),
    nodeProject(at('scripts')),
    nodeProject(at('deploy')),
    ...[...dom, ...remotes]
      .filter((folder) => existsSync(at(folder)))
      .map((folder) => domProject(at(folder))),
  ],
};

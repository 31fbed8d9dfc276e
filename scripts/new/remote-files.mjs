// What a remote consists of when it begins: one page, and all that builds, tests, shows and releases it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `sidebar` is the page's place among the sections.
 *
 * @typedef {{ name: string; title: string; port: number; sidebar: number }} NewRemote
 */

const NEEDED = { '@vezne/api': 'api', '@vezne/contract': 'contract', '@vezne/ui/state': 'ui' };
const LIBRARIES = ['react', 'react-dom'];
const FOR_TESTS = ['@types/react', '@types/react-dom', '@types/jest', '@testing-library/react'];

/** @param {string} name */
const screenOf = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;

/**
 * The commands of a remote, as they are called in its folder. The test reads it through node.
 *
 * @public
 * @param {string} name
 */
export const scriptsOf = (name) => ({
  build: `node ../scripts/build/build.mjs ${name}`,
  test: `node ../node_modules/jest/bin/jest.js --config ../jest.config.js --selectProjects remote-${name}`,
  standalone: `node ../scripts/dev/standalone.mjs ${name}`,
  release: `node ../scripts/release/remote-release.mjs ${name}`,
});

/**
 * The ranges that let the page's packages of today in, and later ones.
 *
 * @param {string} root
 */
const needsOf = (root) =>
  Object.fromEntries(
    Object.entries(NEEDED).map(([module, folder]) => {
      /** @type {{ version: string }} */
      const { version } = JSON.parse(readFileSync(join(root, 'shared', folder, 'package.json'), 'utf8'));
      return [module, `^${version.split('.').slice(0, 2).join('.')}`];
    }),
  );

/**
 * @param {string[]} names
 * @param {string} version
 */
const all = (names, version) => Object.fromEntries(names.map((name) => [name, version]));

/**
 * @param {string} root
 * @param {string} name
 */
const packageOf = (root, name) => ({
  name: `@vezne/remote-${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: scriptsOf(name),
  needs: needsOf(root),
  dependencies: { ...all(['@vezne/federation', '@vezne/ui'], 'workspace:*'), ...all(LIBRARIES, 'catalog:') },
  devDependencies: { ...all(FOR_TESTS, 'catalog:'), '@vezne/testing': 'workspace:*' },
});

/** @param {string} text */
const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** @param {string} text */
const attribute = (text) => (/["&<>{}]/.test(text) ? `{${quoted(text)}}` : `"${text}"`);

/** @param {NewRemote} remote */
const declarationOf = ({
  name,
  title,
  port,
  sidebar,
}) => `/** @satisfies {import('@vezne/federation/build').RemoteDeclaration} */
export default {
  name: '${name}',
  port: ${port},
  exposes: { ${screenOf(name)}: './src/${screenOf(name)}.tsx' },
  pages: [
    {
      path: '/${name}',
      screen: '${screenOf(name)}',
      title: ${quoted(title)},
      roles: ['ADMIN', 'MANAGER'],
      menu: { sidebar: ${sidebar}, icon: 'puzzle' },
    },
  ],
};
`;

/** @param {NewRemote} remote */
const sourcesOf = ({ name, title }) => ({
  'src/index.ts': "import('./standalone');\n",
  'src/standalone.tsx': `import { pagesOf, standalone } from '@vezne/federation/standalone';
import remote from '../remote.mjs';
import ${screenOf(name)} from './${screenOf(name)}';

standalone(pagesOf(remote, { ${screenOf(name)} }));
`,
  [`src/${screenOf(name)}.tsx`]: `import { PageHeader } from '@vezne/ui';

export default function ${screenOf(name)}() {
  return <PageHeader title=${attribute(title)} />;
}
`,
  [`src/${screenOf(name)}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderApp, seriousFindings } from '@vezne/testing';
import ${screenOf(name)} from './${screenOf(name)}';

test('the page says what it is, and axe finds nothing serious', async () => {
  renderApp(<${screenOf(name)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${quoted(title)});
  expect(await seriousFindings()).toEqual([]);
});
`,
});

/**
 * The files of a new remote by their path in its folder.
 *
 * @param {string} root
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export const filesOfNewRemote = (root, remote) => ({
  'package.json': `${JSON.stringify(packageOf(root, remote.name), null, 2)}\n`,
  'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "types": ["jest", "node"] }
}
`,
  'webpack.config.mjs': `import { preset } from '@vezne/federation/build';
import remote from './remote.mjs';

export default preset({ dir: import.meta.dirname, ...remote });
`,
  'remote.mjs': declarationOf(remote),
  ...sourcesOf(remote),
});

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const config = join(root, 'biome.jsonc');

/** Code that a rule must refuse: where it stands, what it says, and the rule's own sentence or name. */
const refused: readonly [file: string, code: string, by: string][] = [
  ['shared/contract/a.ts', "import 'react';", 'The contract knows zod and nothing else.'],
  ['shared/contract/b.ts', "import '../ui/Button';", 'The contract reaches into no other package.'],
  [
    'shared/api/a.ts',
    "import '@vezne/ui';",
    'The API package knows the contract, swr, jotai and React: it draws nothing.',
  ],
  ['shared/ui/form/a.ts', "import '@vezne/contract';", 'The kit knows nothing of the product.'],
  ['shared/ui/b.ts', "import 'react-router-dom';", 'The kit has neither data nor addresses.'],
  ['shared/ui/c.ts', "fetch('/x');", 'noRestrictedGlobals'],
  ['shared/records/c.ts', "fetch('/x');", 'noRestrictedGlobals'],
  [
    'shared/records/a.ts',
    "import '@vezne/federation';",
    'Record screens know the contract, the API package and the kit.',
  ],
  [
    'shared/records/b.ts',
    "import 'swr';",
    'Server data comes through the hooks of @vezne/api, for record screens too.',
  ],
  [
    'shared/federation/runtime/a.ts',
    "import '@vezne/api';",
    "The run time of federation knows React and the kit; the page's owner hands it the rest.",
  ],
  [
    'shared/federation/runtime/b.ts',
    "import '../build/preset';",
    "The run time of federation takes nothing from the bundler's side or the standalone page.",
  ],
  ['host/src/a.ts', "import 'swr/mutation';", 'The host reads server data through the hooks of @vezne/api.'],
  [
    'host/src/layout/b.ts',
    "import '../../../remote-finance/src/x';",
    'The host loads the code of remotes at run time only.',
  ],
  ['host/src/c.ts', "import '../../server/src/x';", 'The host knows the server by the contract.'],
  ['remote-ai/src/a.ts', "import 'swr';", 'A remote reads server data through the hooks of @vezne/api.'],
  [
    'remote-ai/src/b.ts',
    "import '../../host/src/x';",
    'Remotes know neither each other nor the host: screens meet in the host or through @vezne/ui/state.',
  ],
  [
    'remote-ai/src/c.ts',
    "import '../../shared/ui/Button';",
    'A remote knows the server by the contract and shared packages by their doors.',
  ],
  ['remote-ai/src/d.ts', "fetch('/x');", 'noRestrictedGlobals'],
  [
    'server/src/x/a.ts',
    "import '@vezne/ui';",
    'The server shares the contract with the browser, nothing else.',
  ],
  ['server/src/x/b.ts', "import 'react';", 'Nothing of the browser runs in the server.'],
  [
    'server/src/assistant/engine/a.ts',
    "import '../../db/database';",
    "The assistant's engine knows the contract and itself: no database, no HTTP, no log.",
  ],
  [
    'server/src/assistant/engine/run/a.ts',
    "import '../../ledgers';",
    "The assistant's engine knows the contract and itself: no database, no HTTP, no log.",
  ],
  [
    'server/src/assistant/questions/a.ts',
    "import '../service';",
    "The corpus knows the assistant's engine and the contract.",
  ],
  [
    'server/src/calendar.ts',
    "import './db/database';",
    'The ground of the server knows the contract and itself.',
  ],
  ['server/src/db/a.ts', "import '../http/endpoint';", 'The database layer knows the ground and itself.'],
  [
    'server/src/db/cluster/a.ts',
    "import '../../process/env';",
    'The database layer knows the ground and itself.',
  ],
  [
    'server/src/session/a.ts',
    "import '../http/endpoint';",
    'A service below HTTP knows the ground and the database, not its neighbours.',
  ],
  [
    'server/src/process/a.ts',
    "import '../http/endpoint';",
    'The process knows what it starts: the ground, the database, the services.',
  ],
  ['server/src/http/a.ts', "import '../auth/service';", 'HTTP knows no noun of the product.'],
  [
    'server/src/http/limits/a.ts',
    "import type { X } from '../../company/queries';\nexport type Y = X;",
    'HTTP knows no noun of the product.',
  ],
  [
    'server/src/dashboard/a.ts',
    "import '../monthly-report/service';",
    "A noun knows the rooms below it and other nouns' queries.",
  ],
  [
    'server/src/dashboard/b.ts',
    "import '../app';",
    "A noun knows the rooms below it and other nouns' queries.",
  ],
  [
    'server/src/dashboard/c.ts',
    "import '@vezne/ui';",
    'The server shares the contract with the browser, nothing else.',
  ],
  [
    'server/src/dashboard/e.ts',
    "import '../db/walls/system';",
    'What works for one company does not reach for all of them: app.ts hands the whole database to who needs it.',
  ],
  [
    'server/src/session/b.ts',
    "import '../db/walls/roles';",
    'What works for one company does not reach for all of them: app.ts hands the whole database to who needs it.',
  ],
  ['server/src/dashboard/d.ts', "import 'react';", 'Nothing of the browser runs in the server.'],
  ['e2e/a.spec.ts', 'export const today = new Date();', 'noRestrictedGlobals'],
  ['server/src/y/a.ts', "import { b } from './b';\nexport const a = () => b;", 'noImportCycles'],
  [
    'server/src/y/b.ts',
    "import type { a } from './a';\nexport const b = (x: typeof a) => x;",
    'noImportCycles',
  ],
  [
    'host/src/Hook.tsx',
    "import { useState } from 'react';\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}",
    'useHookAtTopLevel',
  ],
  [
    'host/src/Effect.tsx',
    "import { useEffect } from 'react';\nexport function Effect({ on }: { on: boolean }) {\n  useEffect(() => console.log(on), []);\n  return null;\n}",
    'useExhaustiveDependencies',
  ],
  [
    'server/src/z/long.ts',
    `export function long(x: number) {\n${'  console.log(x);\n'.repeat(81)}}`,
    'noExcessiveLinesPerFunction',
  ],
  [
    'server/src/z/knotted.ts',
    `export function knotted(x: number) {\n${'  if (x > 1) { if (x > 2) { if (x > 3) console.log(x); } }\n'.repeat(3)}}`,
    'noExcessiveCognitiveComplexity',
  ],
];

/** Code beside it that the same rules let pass. */
const accepted: readonly [file: string, code: string][] = [
  ['shared/contract/project/a.ts', "import 'zod';\nimport '../money';"],
  ['shared/api/nouns/a.ts', "import '@vezne/contract';\nimport 'swr/mutation';\nimport '../http';"],
  ['shared/ui/form/ok.ts', "import 'styled-components';\nimport '../base/Button';"],
  ['shared/records/ok.ts', "import '@vezne/contract';\nimport '@vezne/ui/state';"],
  ['shared/federation/runtime/ok.ts', "import '@vezne/ui/state';\nimport './loader';"],
  ['shared/federation/build/ok.ts', "import 'webpack';"],
  ['host/src/layout/ok.ts', "import '@vezne/api';\nimport '../routes';"],
  ['remote-ai/src/assistant/ok.ts', "import '@vezne/records';\nimport '../other/x';"],
  ['server/src/assistant/engine/ok.ts', "import '@vezne/contract';\nimport './read/clause';"],
  ['server/src/assistant/questions/ok.ts', "import '@vezne/contract';\nimport '../engine/ledger/ledger';"],
  [
    'server/src/assistant/engine/run/ok.ts',
    "import '@vezne/contract';\nimport '../engine';\nimport '../ledger/ledger';",
  ],
  ['server/src/wait.ts', "import '@vezne/contract';\nimport './errors';"],
  ['server/src/db/ok.ts', "import '../errors';\nimport './cluster/files';"],
  ['server/src/db/cluster/ok.ts', "import '../../failure';\nimport '../connection';"],
  ['server/src/session/ok.ts', "import '../db/database';\nimport '../log';"],
  ['server/src/http/ok.ts', "import '../db/walls/system';"],
  ['server/src/http/limits/ok.ts', "import '../../db/database';\nimport '../request/address';"],
  [
    'server/src/dashboard/ok.ts',
    "import '../http/endpoint';\nimport '../category/queries';\nimport '../project/statistics-queries';\nimport '../calendar';",
  ],
  ['e2e/kit/days.ts', 'export const now = () => Date.now();'],
  ['server/src/z/ok.ts', "import '@vezne/contract';\nimport 'fastify';"],
];

type Diagnostic = { category: string; message: string; location: { path: string } };

const folder = mkdtempSync(join(tmpdir(), 'vezne-lint-'));
let found: Diagnostic[];

beforeAll(() => {
  copyFileSync(config, join(folder, 'biome.jsonc'));
  for (const [file, code] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  found = lint();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(): Diagnostic[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }))
      .diagnostics;
  } catch (error) {
    // Faults end the linter with 1; they are what we came for.
    return JSON.parse(String((error as { stdout: string }).stdout)).diagnostics;
  }
}

test.each(refused.map(([file, , by]) => [by, file]))('%s is held in %s', (by, file) => {
  const here = found.filter(({ location }) => location.path === file);
  const faults = here.map(({ category, message }) => `${category} ${message}`);
  expect(faults).toContainEqual(expect.stringContaining(by));
});

test.each(accepted)('%s is accepted', (file) => {
  expect(found.filter(({ location }) => location.path === file)).toEqual([]);
});

test('every rule about imports and globals has its forbidden example', () => {
  const text = readFileSync(config, 'utf8');
  const sentences = [...text.matchAll(/"message": "([^"]+)"/g)].map(([, sentence]) => sentence);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((sentence) => !refused.some(([, , by]) => by === sentence))).toEqual([]);
  const globals = [...text.matchAll(/"deniedGlobals"/g)];
  expect(refused.filter(([, , by]) => by === 'noRestrictedGlobals')).toHaveLength(globals.length);
});

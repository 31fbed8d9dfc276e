import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// The configuration is an ES module; jest runs it through node.
const script = `
import { compile } from './compile.mjs';
import { devConfig } from './dev-server.mjs';
const [name, path] = process.argv.slice(1);
const config = devConfig(name);
const stats = await compile({ ...config, cache: false, output: { ...config.output, path } });
const { errors, warnings, children } = stats.toJson({ all: false, errors: true, warnings: true, children: true });
console.log(JSON.stringify([[...errors, ...warnings].map(({ message }) => message), children.length]));
`;

const folder = mkdtempSync(join(tmpdir(), 'vezne-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['host', 'finance'])(
  'what `npm run dev` serves of %s compiles in one piece without a word',
  async (name) => {
    const options = { cwd: __dirname, env: { ...process.env, NODE_ENV: 'development' } };
    const command = ['--input-type=module', '-e', script, name, join(folder, name)];
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual([[], 0]);
  },
  120_000,
);

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Standing = { name: string; version: string; body: string; written: string; changesets: string };

/** Runs in node, which reads the ES modules that jest cannot. */
function inNode(body: string, input: unknown): string {
  const script = `Promise.all([import('./signatures.mjs'), import('./report.mjs')]).then(([{ signaturesOf }, { textOf, faultOf }]) => {
    const input = JSON.parse(process.argv[1]);
    console.log(${body});
  })`;
  const options = { cwd: __dirname, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['-e', script, JSON.stringify(input)], options).trim();
}

const signaturesOf = (files: Record<string, string>) => inNode("signaturesOf(input, 'kit/index')", files);

const kit = {
  'kit/index': "export { Button, type Size } from './button';\nexport * from './menu';\n",
  'kit/button': `import type { Tone } from './tone';
export type Size = 'sm' | 'md';
type Props = {
    tone?: Tone;
    size?: Size;
};
export declare function Button({ tone }: Props): void;
declare const inner: number;
export {};
`,
  'kit/tone': "export type Tone = 'calm' | 'loud';\n",
  'kit/menu': 'export declare const open: (at: import("./button").Size) => void;\n',
};

test('what a door offers is written with all that it stands on, and with nothing else', () => {
  expect(signaturesOf(kit)).toBe(`declare function Button({ tone }: Props): void;
  type Props = {
      tone?: Tone;
      size?: Size;
  };
  type Tone = 'calm' | 'loud';
type Size = 'sm' | 'md';
declare const open: (at: Size) => void;`);
});

test('a file that moves changes nothing, a type behind the door does', () => {
  const { 'kit/tone': tone, ...rest } = kit;
  const moved = {
    ...rest,
    'kit/button': rest['kit/button'].replace('./tone', './inside/tone'),
    'kit/inside/tone': tone,
  };
  expect(signaturesOf(moved)).toBe(signaturesOf(kit));
  expect(signaturesOf({ ...kit, 'kit/tone': "export type Tone = 'calm';\n" })).not.toBe(signaturesOf(kit));
});

test('arguments that are broken into lines change nothing', () => {
  const button = kit['kit/button'].replace('({ tone }: Props)', '({ tone, }: Props)');
  expect(signaturesOf({ ...kit, 'kit/button': button })).toBe(signaturesOf(kit));
});

test('what calls take and give is left to the comparison of their schemas', () => {
  const hook = 'export declare const useIt: () => Query<{ a: (x: Map<string, number>) => void }> | null;\n';
  expect(signaturesOf({ 'kit/index': hook })).toBe('declare const useIt: () => Query<…> | null;');
});

const base = { name: '@vezne/kit', version: '1.0.0', body: 'a', written: '', changesets: '' };
const written = (standing: Standing) => inNode('textOf(input)', standing).concat('');
const faultOf = (standing: Standing) => inNode("faultOf(input) ?? 'none'", standing);
const released = { ...base, written: written(base) };

test('a package that offers what its version offered is as it should be', () => {
  expect(faultOf(released)).toBe('none');
});

test('a change that was not written down says what to run', () => {
  expect(faultOf({ ...released, body: 'b' })).toContain('doors/report.mjs --write');
});

test('a change that was written down wants a changeset until there is another version', () => {
  const changed = { ...released, body: 'b' };
  const noted = { ...changed, written: written(changed) };
  expect(faultOf(noted)).toBe(
    '@vezne/kit no longer offers what 1.0.0 offered: run npx changeset and say whether that is patch, minor or major.',
  );
  expect(faultOf({ ...noted, changesets: '---\n"@vezne/other": minor\n---' })).toContain('npx changeset');
  expect(faultOf({ ...noted, changesets: '---\n"@vezne/kit": minor\n---' })).toBe('none');
  const next = { ...noted, version: '1.1.0' };
  expect(faultOf({ ...next, written: written(next) })).toBe('none');
});

test('the shared packages offer what their signatures say', () => {
  const { status, stderr } = spawnSync(process.execPath, ['report.mjs'], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 120_000);

const shared = join(__dirname, '../../..');
const HANDED_ON = /^export (?:type )?(?:(\*)|\{([^}]*)\}) from '(\.[^']+)';$/gm;
const OFFERED = /^export (?:async )?(const|function|class|type|interface) (\w+)/;

type Offered = { name: string; isType: boolean; isExplained: boolean };

/**
 * What a module offers, and whether a comment explains it: right above it, or above what it stands with, without a blank
 * line in between. A schema, its type and the names of its words are one thing and want one comment; what has a thought
 * of its own stands apart and wants another.
 */
function offeredBy(path: string): Offered[] {
  const file = [`${path}.ts`, `${path}.tsx`].find((each) => existsSync(each)) ?? path;
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const own = lines.flatMap((line, at) => {
    const [, kind, name] = OFFERED.exec(line) ?? [];
    if (!name) return [];
    const head = lines[lines.lastIndexOf('', at) + 1] ?? '';
    const isExplained = head.startsWith('/**') || (lines[at - 1]?.endsWith('*/') ?? false);
    return [{ name, isType: kind === 'type' || kind === 'interface', isExplained }];
  });
  const handedOn = [...text.matchAll(HANDED_ON)].flatMap(([, star, names = '', from = '']) => {
    const wanted = names.split(',').map((each) => each.trim().replace(/^type /, ''));
    return offeredBy(join(dirname(file), from)).filter(({ name }) => star || wanted.includes(name));
  });
  return [...own, ...handedOn];
}

/** What of it is not explained; a comment tells what the types do not: shapes, units, what is refused and how. */
const unexplained = (offered: Offered[]) =>
  offered.filter(({ isExplained }) => !isExplained).map(({ name }) => name);

test('every hook and function of the API package says what it shows, throws or makes stale', () => {
  const values = offeredBy(join(shared, 'api/index')).filter(({ isType }) => !isType);
  expect(values.length).toBeGreaterThan(120);
  expect(unexplained(values)).toEqual([]);
});

test('every schema, type, word and noun of the contract says what it holds, in which units, and what is refused', () => {
  const offered = offeredBy(join(shared, 'contract/index'));
  expect(offered.length).toBeGreaterThan(500);
  expect(unexplained(offered)).toEqual([]);
});

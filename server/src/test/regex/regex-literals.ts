import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = join(__dirname, '../../../..');

/** A regular expression as it stands in the source. */
export type Literal = { file: string; pattern: string; flags: string };

/** Every regular expression in the TypeScript files below some folders, without tests and what only they use. */
export const literalsBelow = (...folders: string[]): Literal[] =>
  folders.flatMap((folder) => sourcesBelow(join(ROOT, folder))).flatMap(literalsOf);

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$|\btest(ing)?\b/.test(path) ? [path] : [];
  });
}

function literalsOf(path: string): Literal[] {
  const file = relative(ROOT, path);
  const program = parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x') });
  return literalsIn(program).map(({ pattern, flags }) => ({ file, pattern, flags }));
}

/** Expressions in a syntax tree, in the order of the source; one that is put together while running is refused. */
export function literalsIn(node: unknown): { pattern: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, pattern, flags, callee } = node as Record<string, unknown>; // Each kind of node has its own fields.
  if (type === 'RegExpLiteral') return [{ pattern: String(pattern), flags: String(flags) }];
  if (Object(callee).value === 'RegExp')
    throw new Error(
      'An expression that is put together while running cannot be tried: write it as a literal.',
    );
  return Object.values(node).flatMap(literalsIn);
}

// The sources that are measured, and the part of the product that each belongs to.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from '../run/root.mjs';

/**
 * A node of the syntax tree, as far as it is looked at: `span` counts bytes.
 *
 * @typedef {{ type?: string; span?: { start: number; end: number }; [field: string]: unknown }} Node
 * @typedef {{ line: number; lines: number }} Func
 */

/**
 * @typedef {object} Source
 * @property {string} path seen from the root
 * @property {string} part
 * @property {boolean} isTest
 * @property {number} lines
 * @property {number} comments lines that hold nothing else
 * @property {{ any: number; as: number; bang: number }} loose
 * @property {Func[]} functions
 * @property {string[]} imports relative ones, as they are written, types included
 */

const NEWLINE = 10;
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
]);

/** @param {string} path */
function partOf(path) {
  const [top = '', second = ''] = path.split('/');
  if (path.startsWith('server/src/assistant/')) return 'server/assistant';
  if (top === 'shared') return `shared/${second}`;
  return path.includes('/') ? top : 'root';
}

/**
 * Everything below a node, itself first.
 *
 * @param {unknown} value
 * @returns {Generator<Node>}
 */
function* nodesIn(value) {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (value !== null && typeof value === 'object') {
    /** @type {Node} */
    const node = { ...value };
    if (typeof node.type === 'string') yield node;
    for (const field of Object.values(node)) if (typeof field === 'object') yield* nodesIn(field);
  }
}

/** @param {unknown} value */
const textOf = (value) =>
  value !== null && typeof value === 'object' && 'value' in value && typeof value.value === 'string'
    ? [value.value]
    : [];

/**
 * The modules that a node names: imports, exports from, dynamic imports and import types.
 *
 * @param {Node} node
 */
function modulesOf({ type = '', source, callee, arguments: args, argument }) {
  if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(type)) return textOf(source);
  if (type === 'TsImportType') return textOf(argument);
  const isDynamic = type === 'CallExpression' && JSON.stringify(callee ?? '').includes('"type":"Import"');
  return isDynamic && Array.isArray(args) ? textOf(args[0]?.expression) : [];
}

/** @param {string} text */
function commentLines(text) {
  let isInside = false;
  return text.split('\n').filter((line) => {
    const trimmed = line.trim();
    const isComment = isInside || trimmed.startsWith('//') || trimmed.startsWith('/*');
    if (isComment && !trimmed.startsWith('//')) isInside = !trimmed.includes('*/');
    return isComment;
  }).length;
}

/**
 * @param {string} path
 * @returns {Source}
 */
function read(path) {
  const bytes = readFileSync(join(root, path));
  const text = bytes.toString();
  const syntax = /\.tsx?$/.test(path)
    ? /** @type {const} */ ({ syntax: 'typescript', tsx: path.endsWith('x') })
    : /** @type {const} */ ({ syntax: 'ecmascript', jsx: true });
  // Positions go on counting from one file to the next.
  const offset = parseSync('', syntax).span.end;
  const nodes = [...nodesIn(parseSync(text, { ...syntax, target: 'es2022' }))];
  const starts = [0, ...[...bytes.entries()].flatMap(([at, byte]) => (byte === NEWLINE ? [at + 1] : []))];
  /** @param {number} position */
  const lineAt = (position) => starts.findLastIndex((start) => start <= position - offset) + 1;
  /** @param {string} type */
  const count = (type) => nodes.filter((node) => node.type === type).length;
  return {
    path,
    part: partOf(path),
    isTest: /\.(test|spec)\.tsx?$|^server\/src\/test\/|^e2e\//.test(path),
    lines: text.split('\n').length - 1,
    comments: commentLines(text),
    loose: {
      any: nodes.filter(({ type, kind }) => type === 'TsKeywordType' && kind === 'any').length,
      as: count('TsAsExpression'),
      bang: count('TsNonNullExpression'),
    },
    functions: nodes
      .filter(({ type = '' }) => FUNCTIONS.has(type))
      .map(({ span = { start: offset, end: offset } }) => {
        const line = lineAt(span.start);
        return { line, lines: lineAt(span.end) - line + 1 };
      }),
    imports: nodes.flatMap(modulesOf).filter((name) => name.startsWith('.')),
  };
}

/** Every source that git knows and the folder still has. */
export function readSources() {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], {
    cwd: root,
    encoding: 'utf8',
  });
  return paths
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .map(read);
}

/**
 * Whom each source imports, by path.
 *
 * @param {Source[]} sources
 */
export function importGraph(sources) {
  const known = new Set(sources.map(({ path }) => path));
  const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.mjs'];
  return new Map(
    sources.map(({ path, imports }) => {
      const targets = imports.flatMap((name) => {
        const base = join(dirname(path), name);
        return endings.map((ending) => base + ending).find((each) => known.has(each)) ?? [];
      });
      return [path, [...new Set(targets)]];
    }),
  );
}

// What the calls of the API take and give, as JSON schemas.
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { sharedDir } from '../place/paths.mjs';

/**
 * @typedef {{ [keyword: string]: any }} Schema
 * @typedef {{ method: string; path: string; roles: 'public' | string[]; input: Record<string, Schema>; output: Schema }} Call
 */

/**
 * The calls of a contract, by id.
 *
 * @param {string} folder the sources of the contract
 * @returns {Promise<Record<string, Call>>}
 */
export async function callsOf(folder) {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "export { api } from './index'; export { z } from 'zod';",
      resolveDir: folder,
      loader: 'ts',
    },
    tsconfigRaw: {},
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    // An earlier contract has no packages of its own.
    nodePaths: [join(sharedDir, 'contract', 'node_modules')],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const { api, z } = await import(`data:text/javascript;base64,${code}`);
  /**
   * @param {unknown} schema
   * @param {'input' | 'output'} io
   */
  const json = (schema, io) => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    return rest;
  };
  /** @param {Record<string, any>} call */
  const described = ({ id, method, path, roles, output, ...call }) => [
    id,
    {
      method,
      path,
      roles,
      input: Object.fromEntries(
        ['params', 'query', 'body'].flatMap((part) =>
          call[part] ? [[part, json(call[part], 'input')]] : [],
        ),
      ),
      output: json(output, 'output'),
    },
  ];
  const all = Object.values(api).flatMap((noun) => Object.values(noun));
  return Object.fromEntries(all.map(described));
}

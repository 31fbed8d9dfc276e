import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const text = /\.(js|css|html|json|svg|geojson|txt|xml)$/;

/**
 * @param {string} path
 * @param {number} than
 */
async function isOlder(path, than) {
  const made = await stat(path).catch(() => undefined);
  return !made || made.mtimeMs < than;
}

/**
 * Writes a .br and a .gz beside every text file of a build that does not have them yet.
 *
 * @param {string} dir
 * @param {string[]} files
 */
export async function compress(dir, files) {
  await Promise.all(
    files
      .filter((file) => text.test(file))
      .map(async (file) => {
        const path = join(dir, file);
        const { mtimeMs } = await stat(path);
        if (!(await isOlder(`${path}.br`, mtimeMs))) return;
        const content = await readFile(path);
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(`${path}.br`, await brotli(content, { params }));
      }),
  );
}

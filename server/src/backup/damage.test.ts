import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { trials } from '../test/trials';
import { DIGEST_BYTES } from './format';
import { backedUp, KEY, read } from './testing';

const { folder, files, newFile } = backedUp();

describe('a file that is not as it was written', () => {
  const copyWith = (path: string, change: (bytes: Buffer) => Buffer) => {
    const copy = newFile();
    writeFileSync(copy, change(readFileSync(path)));
    return copy;
  };
  const flipped = (path: string, at: number) =>
    copyWith(path, (bytes) => {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    });

  test('is refused wherever a bit was turned', async () => {
    for (const [path, key] of [
      [files.open, undefined],
      [files.sealed, KEY],
    ] as const) {
      const { length } = readFileSync(path);
      const sections = [
        0,
        20,
        40,
        120,
        400,
        length / 2,
        length - DIGEST_BYTES - 1,
        length - DIGEST_BYTES,
        length - 1,
      ];
      const anywhere = fc.sample(fc.nat(length - 1), trials(12));
      for (const at of [...sections.map(Math.floor), ...anywhere])
        await expect(read(flipped(path, at), key)).rejects.toThrow(/is damaged|is not a backup/);
    }
  });

  test('is refused wherever it was cut off, and with anything behind its end', async () => {
    const { length } = readFileSync(files.open);
    for (const end of [0, 5, 30, 200, length / 2, length - DIGEST_BYTES, length - 1].map(Math.floor))
      await expect(read(copyWith(files.open, (bytes) => bytes.subarray(0, end)))).rejects.toThrow(
        /is damaged|is not a backup/,
      );
    await expect(
      read(copyWith(files.open, (bytes) => Buffer.concat([bytes, Buffer.from('x')]))),
    ).rejects.toThrow('damaged');
  });

  test('another key, a forgotten key and a missing file are each told apart', async () => {
    await expect(read(files.sealed, `${KEY}!`)).rejects.toThrow('encrypted with another key');
    await expect(read(files.sealed)).rejects.toThrow('Set BACKUP_KEY_FILE');
    await expect(read(join(folder, 'none'))).rejects.toThrow('There is no file');
    await expect(read(__filename)).rejects.toThrow('is not a backup of Vezne');
  });
});

describe('a file whose digest is right', () => {
  /** The same backup with another content. */
  const written = (change: (content: string) => string) => {
    const bytes = readFileSync(files.open);
    const begin = bytes.indexOf(10) + 1;
    const content = gunzipSync(bytes.subarray(begin, -DIGEST_BYTES)).toString();
    const whole = Buffer.concat([bytes.subarray(0, begin), gzipSync(change(content))]);
    const made = newFile();
    writeFileSync(made, Buffer.concat([whole, createHash('sha256').update(whole).digest()]));
    return made;
  };
  test.each([
    ['a row differs', (content: string) => content.replace('@ornek', '@baska'), 'not those of its manifest'],
    [
      'a row is missing',
      (content: string) => content.replace(/^.*@ornek.*\n/m, ''),
      'not those of its manifest',
    ],
    [
      'a table is missing',
      (content: string) => content.replace(/^TABLE [\s\S]*?^\\\.\n/m, ''),
      'not those of its manifest',
    ],
    ['it has no manifest', (content: string) => content.replace(/^MANIFEST .*\n/m, ''), 'it has no manifest'],
    ['it ends in a table', (content: string) => content.slice(0, 2_000), 'ends in the middle'],
    ['it holds something else', (content: string) => `DROP ${content}`, 'neither a table nor the manifest'],
  ])('is refused all the same when %s', async (_, change, sentence) => {
    expect(await read(written((content) => content))).toEqual(await read(files.open));
    await expect(read(written(change))).rejects.toThrow(sentence);
  });
});

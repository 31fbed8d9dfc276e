import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAFT, syncFolder } from '../write';
import { momentOf, outdated } from './rotation';

/** Makes the folder of the backups; what writers that were cut off have left in it goes. */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAll(
    folder,
    (await readdir(folder)).filter((name) => name.endsWith(DRAFT)),
  );
}

/** Removes the backups that are no longer kept. */
export async function rotate(folder: string): Promise<void> {
  await removeAll(folder, outdated(await readdir(folder)));
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** The newest backup in a folder; undefined when it has none. */
export async function newestIn(folder: string): Promise<string | undefined> {
  return (await readdir(folder).catch(() => [])).filter(momentOf).sort().at(-1);
}

/** Copies a backup into a second folder, which must be there already: an empty mount point takes nothing. */
export async function copyInto(target: string, folder: string, name: string): Promise<void> {
  const draft = join(target, `${name}.${randomBytes(4).toString('hex')}${DRAFT}`);
  try {
    await copyFile(join(folder, name), draft);
    const handle = await open(draft, 'r');
    await handle.sync().finally(() => handle.close());
    if ((await digestOf(draft)) !== (await digestOf(join(folder, name))))
      throw new Error('the copy differs from the backup');
    await rename(draft, join(target, name));
    await syncFolder(target);
    await rotate(target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest('hex');
}

// A folder that a web server serves.
import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './lock.mjs';

/**
 * A name that nobody else writes to: the process of every container has the same number.
 *
 * @param {string} path
 */
const draftOf = (path) => `${path}.${randomUUID()}.new`;

// Neither a copy nor a removal takes so long: an older draft belongs to a process that was ended.
const DRAFT_LEFT_MS = 60 * 60_000;

/** @param {string} folder */
function clearDrafts(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.new'))) {
    const draft = statSync(join(folder, name), { throwIfNoEntry: false });
    if (draft && Date.now() - draft.mtimeMs > DRAFT_LEFT_MS)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Puts a file in its place in one step: a reader sees the old one or the new one, whole. It is at least a second younger:
 * by second and size a web server tells a browser whether what it has is still the same.
 *
 * @param {string} file
 * @param {string | Buffer} content
 */
export function writeWhole(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = draftOf(file);
  writeFileSync(draft, content);
  const before = statSync(file, { throwIfNoEntry: false });
  const second = Math.max(Date.now(), (before?.mtimeMs ?? 0) + 1_000) / 1_000;
  utimesSync(draft, second, second);
  renameSync(draft, file);
}

/** @param {Buffer} content */
const tagOf = (content) => createHash('sha256').update(content).digest('hex');

/** @param {string} file */
const found = (file) => (existsSync(file) ? readFileSync(file) : undefined);

/**
 * @param {string} root
 * @returns {import('./store.mjs').Store}
 */
export const folderStore = (root) => ({
  async read(path) {
    const content = found(join(root, path));
    return content && { body: content, tag: tagOf(content) };
  },
  replace: (path, content, tag) =>
    alone(join(root, path), () => {
      const now = found(join(root, path));
      if ((now && tagOf(now)) !== tag) return false;
      writeWhole(join(root, path), content);
      return true;
    }),
  async put(path, content) {
    writeWhole(join(root, path), content);
  },
  async putTree(path, from, files) {
    clearDrafts(dirname(join(root, path)));
    if (existsSync(join(root, path))) return;
    const draft = draftOf(join(root, path));
    try {
      for (const file of files) {
        mkdirSync(dirname(join(draft, file)), { recursive: true });
        cpSync(join(from, file), join(draft, file));
      }
      renameSync(draft, join(root, path));
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Somebody released the same build in this moment.
      if (!existsSync(join(root, path))) throw error;
    }
  },
  async remove(path) {
    const place = join(root, path);
    const isTree = statSync(place, { throwIfNoEntry: false })?.isDirectory();
    // A tree is there or not: half of one, left by a process that was ended, would be taken for the whole.
    const draft = isTree ? draftOf(place) : place;
    if (isTree) renameSync(place, draft);
    rmSync(draft, { recursive: true, force: true });
  },
});

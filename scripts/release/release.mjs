import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone, readHistory, readList, writeHistory, writeList, writeWhole } from './list.mjs';

const KEPT_RELEASES = 3;

const sri = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What the newest build of a folder wrote, compressed copies included; the folder keeps older builds' files too. */
function builtFiles(dist) {
  const record = join(dist, '.builds.json');
  if (!existsSync(record)) throw new Error(`${dist} holds no build`);
  const [files] = JSON.parse(readFileSync(record, 'utf8'));
  return files
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
    .filter((file) => existsSync(join(dist, file)));
}

function identify(dist) {
  const manifest = readFileSync(join(dist, 'mf-manifest.json'));
  const { buildVersion: version } = JSON.parse(manifest).metaData.buildInfo;
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 8);
  return { id: `${version}-${hash}`, version, integrity: sri(manifest) };
}

/** Copies a build into its release folder; the folder appears under its name only when it is complete. */
function copyFiles(dist, folder) {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}.new`;
  for (const file of builtFiles(dist)) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    cpSync(join(dist, file), join(draft, file));
  }
  renameSync(draft, folder);
}

/** Deletes the release folders that are neither among the last ones nor named by the list. */
function prune(to, name, history, line) {
  const named = [line, line.canary].flatMap((address) => address?.entry ?? []);
  const isNamed = (id) => named.some((entry) => entry.includes(`/remotes/${name}/${id}/`));
  const good = history.filter(({ withdrawn }) => !withdrawn).slice(0, KEPT_RELEASES);
  const kept = history.filter(
    (release, index) => index < KEPT_RELEASES || good.includes(release) || isNamed(release.id),
  );
  const ids = new Set(kept.map(({ id }) => id));
  for (const entry of readdirSync(join(to, 'remotes', name), { withFileTypes: true })) {
    if (entry.isDirectory() && !ids.has(entry.name))
      rmSync(join(to, 'remotes', name, entry.name), { recursive: true, force: true });
  }
  return kept;
}

const addressOf = (name, { id, version, integrity }, base) => ({
  entry: `${base}/remotes/${name}/${id}/mf-manifest.json`,
  version,
  integrity,
});

/**
 * Releases the build in `dist`: files first, the list last and in one step. With `percent` or `companies` the
 * list names it as the canary beside the version that everybody else keeps. Answers the release.
 */
export function releaseRemote({ name, dist, to, base = '', percent, companies }) {
  return alone(to, () => {
    const release = identify(dist);
    const address = addressOf(name, release, base);
    const list = readList(to);
    const isPartial = percent !== undefined || companies?.length > 0;
    if (isPartial && !list[name]) throw new Error(`The first release of ${name} goes to everybody.`);
    copyFiles(dist, join(to, 'remotes', name, release.id));
    const { canary: _ended, ...stable } = list[name] ?? {};
    list[name] = isPartial
      ? {
          ...stable,
          canary: {
            ...address,
            ...(percent !== undefined && { percent }),
            ...(companies?.length > 0 && { companies }),
          },
        }
      : address;
    const earlier = readHistory(to, name).filter(({ id }) => id !== release.id);
    const history = [{ ...release, base, at: new Date().toISOString() }, ...earlier];
    // The history first: a release that the list names is always one that can be found again.
    writeHistory(to, name, history);
    writeList(to, list);
    writeHistory(to, name, prune(to, name, history, list[name]));
    return release;
  });
}

/** Takes a canary back, or returns everybody to the good release before the one in use. Answers what is used now. */
export function rollbackRemote({ name, to }) {
  return alone(to, () => {
    const list = readList(to);
    if (!list[name]) throw new Error(`${name} is not in ${join(to, 'remotes.json')}`);
    const { canary, ...stable } = list[name];
    const history = readHistory(to, name);
    const positionOf = ({ entry }) =>
      history.findIndex(({ id }) => entry.includes(`/remotes/${name}/${id}/`));
    const current = positionOf(canary ?? stable);
    const before = history.slice(current + 1).find(({ withdrawn }) => !withdrawn);
    if (!canary && (current < 0 || !before))
      throw new Error(`No release of ${name} before ${stable.version} is kept.`);
    const address = canary ? stable : addressOf(name, before, before.base);
    writeList(to, { ...list, [name]: address });
    // A later rollback must not lead back to it.
    if (current >= 0) history[current].withdrawn = true;
    writeHistory(to, name, history);
    return { version: address.version, entry: address.entry };
  });
}

/** Puts the host's build into the folder: hashed files first, the page last, the list of remotes untouched. */
export function releaseHost({ dist, to }) {
  return alone(to, () => {
    const isLast = (file) => /^index\.html/.test(file);
    const files = builtFiles(dist).filter((file) => file !== 'remotes.json');
    for (const file of [...files].sort((one, other) => isLast(one) - isLast(other)))
      writeWhole(join(to, file), readFileSync(join(dist, file)));
    return { version: 'host', files: files.length };
  });
}

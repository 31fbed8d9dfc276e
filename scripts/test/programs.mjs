import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run/process.mjs';

/**
 * A program of the system: the names it goes by, the variable that may name its path, and Debian's packages with it.
 *
 * @typedef {{ names: readonly string[]; variable: string; packages: readonly string[]; elsewhere?: readonly string[] }} Program
 */

/**
 * The path of a program that is there: the named one first.
 *
 * @param {Program} program
 */
export function installedProgram({ names, variable, elsewhere = [] }) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env[variable], ...found, ...elsewhere].find((path) => path && existsSync(path));
}

/**
 * The path of a program; where it may, it installs the system's own.
 *
 * @param {Program} program
 */
export async function findProgram(program) {
  const path = installedProgram(program);
  if (path || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return path;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...program.packages], { env });
  return installedProgram(program);
}

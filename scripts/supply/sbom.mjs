// Writes the bill of materials (CycloneDX, JSON) of the lockfile: node scripts/supply/sbom.mjs [FILE]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PNPM } from '../run/install.mjs';
import { run } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { installedLicences, lockedPackages, readLockfile } from './lockfile.mjs';

/** @typedef {{ name: string; version: string; group?: string; purl: string; licenses?: object[]; hashes?: object[] }} Component */

/**
 * The package manager names what the lockfile holds, for every system; licence and hash come from the installed package
 * and the lockfile. Answers how many packages the bill holds and which of the lockfile it lacks.
 *
 * @param {string} file
 */
export async function writeSbom(file) {
  mkdirSync(dirname(file), { recursive: true });
  const options = [
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--lockfile-only',
    '--out',
    file,
  ];
  await run('npx', [...PNPM, 'sbom', ...options]);
  /** @type {{ components: Component[] }} */
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  const licences = installedLicences();
  const locked = lockedPackages(readLockfile());
  const hashes = new Map(locked.map(({ name, version, sha512 }) => [`${name}@${version}`, sha512]));
  for (const component of bill.components) {
    const id = component.purl.replace('pkg:npm/', '').replace('%40', '@');
    const licence = licences[id];
    if (licence) component.licenses = [{ expression: licence }];
    const content = hashes.get(id);
    if (content)
      component.hashes = [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }];
    hashes.delete(id);
  }
  writeFileSync(file, JSON.stringify(bill, null, 2));
  return { count: bill.components.length, missing: [...hashes.keys()] };
}

if (process.argv[1] === import.meta.filename) {
  const file = resolve(process.argv[2] ?? join(root, '.cache', 'sbom.cdx.json'));
  const { count, missing } = await writeSbom(file);
  console.log(`${file}: ${count} packages`);
  for (const id of missing) console.error(`missing: ${id}`);
  process.exit(missing.length === 0 ? 0 : 1);
}

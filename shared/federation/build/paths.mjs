import { join } from 'node:path';

const federationDir = join(import.meta.dirname, '..');
export const sharedDir = join(federationDir, '..');
export const rootDir = join(sharedDir, '..');
export const uiAssetsDir = join(sharedDir, 'ui', 'assets');
export const cacheDir = join(rootDir, '.cache');
export const runtimeCore = join(import.meta.dirname, 'runtime-core.js');
export const runtimeDir = join(federationDir, 'runtime');

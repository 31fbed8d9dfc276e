/** @typedef {import('./declaration').RemoteDeclaration} RemoteDeclaration */

export { preset } from './preset.mjs';

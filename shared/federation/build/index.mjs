export { apps } from './apps.mjs';
export { preset } from './preset.mjs';

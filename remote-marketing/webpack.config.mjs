import { preset } from '@vezne/federation/build';
import remote from './remote.mjs';

export default preset({ dir: import.meta.dirname, ...remote });

import { preset } from '@vezne/federation/build';

export default preset({ dir: import.meta.dirname, name: 'host' });

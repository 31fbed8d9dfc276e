import { apps, preset } from '@vezne/federation/build';

export default preset({ dir: import.meta.dirname, name: 'finance', ...apps.finance });

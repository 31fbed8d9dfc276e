// Imported first by a remote's own page: already its first chunk needs the policy for scripts.
import { installGuard } from './remote-guard';

installGuard();

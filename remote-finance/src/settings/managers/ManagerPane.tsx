import { useManager } from '@vezne/api';
import { FailuresTogether } from '@vezne/ui';
import { Loaded } from '../pane/Loaded';
import { ManagerList } from './ManagerList';
import { ProfileForm } from './ProfileForm';
import { RemovedManagers } from './RemovedManagers';

/** The own profile and the people who may sign in. */
export function ManagerPane() {
  return (
    <Loaded query={useManager()}>
      {(manager) => (
        <FailuresTogether>
          <ProfileForm manager={manager} />
          <ManagerList self={manager} />
          <RemovedManagers canRestore={manager.isOwner === true} />
        </FailuresTogether>
      )}
    </Loaded>
  );
}

import { FailuresTogether } from '@vezne/ui';
import { BackupPane } from '../backup/BackupPane';
import { DataExportPane } from '../own-data/DataExportPane';
import { LeavingPane } from '../own-data/LeavingPane';
import { FactorPane } from './FactorPane';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The password, the second factor, the devices that are signed in, the backups, the own data and the ways out. */
export function SecurityPane() {
  return (
    <FailuresTogether>
      <PasswordForm />
      <FactorPane />
      <SessionList />
      <BackupPane />
      <DataExportPane />
      <LeavingPane />
    </FailuresTogether>
  );
}

import { BackupPane } from '../backup/BackupPane';
import { DataExportPane } from '../own-data/DataExportPane';
import { FactorPane } from './FactorPane';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The password, the second factor, the devices that are signed in, the backups and the archive of the own data. */
export function SecurityPane() {
  return (
    <>
      <PasswordForm />
      <FactorPane />
      <SessionList />
      <BackupPane />
      <DataExportPane />
    </>
  );
}

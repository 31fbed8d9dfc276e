import { BackupPane } from './backup/BackupPane';
import { DataExportPane } from './own-data/DataExportPane';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The password, the devices that are signed in, the backups and the archive of the own data. */
export function SecurityPane() {
  return (
    <>
      <PasswordForm />
      <SessionList />
      <BackupPane />
      <DataExportPane />
    </>
  );
}

import { BackupPane } from './backup/BackupPane';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The password, the devices that are signed in, and the backups. */
export function SecurityPane() {
  return (
    <>
      <PasswordForm />
      <SessionList />
      <BackupPane />
    </>
  );
}

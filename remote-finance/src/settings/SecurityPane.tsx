import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

/** The password and the devices that are signed in. */
export function SecurityPane() {
  return (
    <>
      <PasswordForm />
      <SessionList />
    </>
  );
}

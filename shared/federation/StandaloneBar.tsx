import { useLogin, useLogout, useSession } from '@vezne/api';
import { Button, TextInput } from '@vezne/ui';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** The tester's bar over a remote's own page: its screens and the way to sign in. */
export function StandaloneBar({ paths }: { paths: readonly string[] }) {
  const { isAuthenticated, email } = useSession();
  const logout = useLogout();
  return (
    <Bar aria-label="Sınama çubuğu">
      {paths.map((path) => (
        <Link key={path} className="link" to={path}>
          {path}
        </Link>
      ))}
      <Account>
        {isAuthenticated ? (
          <>
            <span>{email}</span>
            <Button size="sm" onClick={logout}>
              Çıkış Yap
            </Button>
          </>
        ) : (
          <SignIn />
        )}
      </Account>
    </Bar>
  );
}

function SignIn() {
  const login = useLogin();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    // The provider of the page has told the failure.
    login.run({ email: `${form.get('email')}`, password: `${form.get('password')}` }).catch(() => undefined);
  }

  return (
    <form onSubmit={submit}>
      <TextInput
        name="email"
        type="email"
        aria-label="E-posta"
        placeholder="E-posta"
        autoComplete="username"
      />
      <TextInput
        name="password"
        type="password"
        aria-label="Şifre"
        placeholder="Şifre"
        autoComplete="current-password"
      />
      <Button type="submit" loading={login.isRunning}>
        Giriş Yap
      </Button>
    </form>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-2) var(--vz-space-4);
  padding: var(--vz-space-2) var(--vz-space-4);
  border-bottom: 1px solid var(--vz-border);
  background: var(--vz-surface-1);
`;
const Account = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  margin-left: auto;
  & > form { display: flex; flex-wrap: wrap; gap: var(--vz-space-2); }
`;

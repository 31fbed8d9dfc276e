import { hasRole, reloadSession, useLogout, useSession } from '@vezne/api';
import { Button, Select, TextInput } from '@vezne/ui';
import { themeModeAtom } from '@vezne/ui/state';
import { useAtom } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { StandaloneSignIn } from './StandaloneSignIn';
import { chooseForTest, testerSettings } from './tester';
import { type ApiState, apiStates } from './tester-fetch';

const stateLabels: Record<ApiState, string> = {
  normal: 'API: normal',
  slow: 'API: yavaş',
  failing: 'API: hata veriyor',
  empty: 'API: kayıt yok',
  expired: 'API: oturum bitmiş',
};
const states = apiStates.map((value) => ({ value, label: stateLabels[value] }));
const themes = [
  { value: 'dark', label: 'Koyu' },
  { value: 'light', label: 'Açık' },
  { value: 'system', label: 'Sistem' },
] as const;
const roles = ['MANAGER', 'ADMIN'].map((value) => ({ value, label: value }));

/** The tester's bar over a remote's own page: where to, as whom, in which theme, and how the API answers. */
export function StandaloneBar({ paths }: { paths: readonly string[] }) {
  const { isAuthenticated } = useSession();
  return (
    <Bar aria-label="Sınama çubuğu">
      <Address paths={paths} />
      <ApiStateSelect />
      <ThemeSelect />
      {isAuthenticated ? <SignedIn /> : <StandaloneSignIn />}
      <Button size="sm" onClick={() => location.reload()}>
        Yeniden yükle
      </Button>
    </Bar>
  );
}

function ApiStateSelect() {
  const [{ state }, setSettings] = useState(testerSettings);

  function choose(value: string) {
    chooseForTest({ state: apiStates.find((known) => known === value) ?? 'normal' });
    setSettings(testerSettings());
  }

  return (
    <Select
      aria-label="API durumu"
      placeholder={null}
      options={states}
      value={state}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function ThemeSelect() {
  const [theme, setTheme] = useAtom(themeModeAtom);
  return (
    <Select
      aria-label="Tema"
      placeholder={null}
      options={themes}
      value={theme}
      onChange={({ target }) => setTheme(themes.find(({ value }) => value === target.value)?.value ?? 'dark')}
    />
  );
}

function SignedIn() {
  const session = useSession();
  const logout = useLogout();
  return (
    <>
      <Select
        aria-label="Rol"
        placeholder={null}
        options={roles}
        value={hasRole(session, 'ADMIN') ? 'ADMIN' : 'MANAGER'}
        onChange={({ target }) => showAs(target.value)}
      />
      <span>{session.email}</span>
      <Button size="sm" onClick={logout}>
        Çıkış Yap
      </Button>
    </>
  );
}

/** Shows the screens as this role sees them; what the API allows is not changed by it. */
function showAs(role: string) {
  localStorage.setItem('userRole', role);
  reloadSession();
}

function Address({ paths }: { paths: readonly string[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(`${new FormData(event.currentTarget).get('address')}`);
  }

  return (
    <form onSubmit={go}>
      <TextInput
        key={pathname + search}
        name="address"
        aria-label="Adres"
        list="addresses"
        defaultValue={pathname + search}
      />
      <datalist id="addresses">
        {paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Button type="submit" size="sm">
        Git
      </Button>
    </form>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-2) var(--vz-space-3);
  padding: var(--vz-space-2) var(--vz-space-4);
  border-bottom: 1px solid var(--vz-border);
  background: var(--vz-surface-1);
  & form { display: flex; flex-wrap: wrap; align-items: center; gap: var(--vz-space-2); }
  & > div { width: 170px; }
  & form > div { width: 180px; }
`;

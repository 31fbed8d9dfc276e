import { hasRole, useLogout, useSession } from '@vezne/api';
import { Button, Select, TextInput } from '@vezne/ui';
import { themeModeAtom } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { StandaloneSignIn } from './StandaloneSignIn';
import { chooseForTest, testerRoles, testerSettings, themeModes } from './tester';
import { type ApiState, apiStates } from './tester-fetch';

const stateLabels: Record<ApiState, string> = {
  normal: 'API: normal',
  slow: 'API: yavaş',
  failing: 'API: hata veriyor',
  empty: 'API: kayıt yok',
  expired: 'API: oturum bitmiş',
  sample: 'API: örnek veri',
};
const states = apiStates.map((value) => ({ value, label: stateLabels[value] }));
const themeLabels = { dark: 'Koyu', light: 'Açık', system: 'Sistem' } as const;
const themes = themeModes.map((value) => ({ value, label: themeLabels[value] }));
const roles = testerRoles.map((value) => ({ value, label: value }));

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
        Yeniden Yükle
      </Button>
      {!isAuthenticated && <p>Oturum açık değil: kayıtlar için giriş yapın ya da “API: örnek veri” seçin.</p>}
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
  const theme = useAtomValue(themeModeAtom);

  return (
    <Select
      aria-label="Tema"
      placeholder={null}
      options={themes}
      value={theme}
      onChange={({ target }) => chooseForTest({ theme: themeModes.find((mode) => mode === target.value) })}
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
        onChange={({ target }) => chooseForTest({ role: testerRoles.find((role) => role === target.value) })}
      />
      <span>{session.email}</span>
      <Button size="sm" onClick={logout}>
        Çıkış Yap
      </Button>
    </>
  );
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
  & > p { color: var(--vz-text-2); font-size: var(--vz-text-sm); }
`;

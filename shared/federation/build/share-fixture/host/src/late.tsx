import * as dialog from '@base-ui/react/dialog';
import * as menu from '@base-ui/react/menu';
import * as popover from '@base-ui/react/popover';
import * as separator from '@base-ui/react/separator';
import * as api from '@vezne/api';
import * as contract from '@vezne/contract';
import { MemoryRouter } from 'react-router-dom';
import * as toastify from 'react-toastify/unstyled';
import * as swr from 'swr';
import * as mutation from 'swr/mutation';
import type { Modules, Probe } from '../../remote/src/Probe';

export const modules: Modules = {
  '@base-ui/react/dialog': dialog,
  '@base-ui/react/menu': menu,
  '@base-ui/react/popover': popover,
  '@base-ui/react/separator': separator,
  swr,
  'swr/mutation': mutation,
  'react-toastify/unstyled': toastify,
  '@vezne/contract': contract,
  '@vezne/api': api,
};

type Props = { probe: Probe; apart: string[] };

/** Shows the remote's component inside the host's providers and says which modules are not the same. */
export function Page({ probe: Component, apart }: Props) {
  return (
    <api.ApiProvider>
      <MemoryRouter initialEntries={['/one-router']}>
        <HostCache Component={Component} />
        <p id="apart">{JSON.stringify(apart)}</p>
      </MemoryRouter>
    </api.ApiProvider>
  );
}

function HostCache({ Component }: { Component: Probe }) {
  const { cache } = swr.useSWRConfig();
  return (
    <>
      <button
        type="button"
        onClick={() =>
          api.startSession({ token: 'a', refreshToken: 'b', userType: 'ADMIN' }, 'ada@vezne.app')
        }
      >
        sign in
      </button>
      <Component hostCache={cache} />
    </>
  );
}

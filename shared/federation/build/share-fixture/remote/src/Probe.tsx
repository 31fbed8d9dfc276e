import * as dialog from '@base-ui/react/dialog';
import * as menu from '@base-ui/react/menu';
import * as popover from '@base-ui/react/popover';
import * as separator from '@base-ui/react/separator';
import * as api from '@vezne/api';
import * as contract from '@vezne/contract';
import * as state from '@vezne/ui/state';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as toastify from 'react-toastify/unstyled';
import * as styled from 'styled-components';
import * as swr from 'swr';
import * as mutation from 'swr/mutation';

export type Modules = Record<string, object>;

/** Tells what it sees of the host: its SWR cache, its router and its session. */
function ProbeText({ hostCache }: { hostCache: unknown }) {
  const { cache } = swr.useSWRConfig();
  const { email } = api.useSession();
  const { pathname } = router.useLocation();
  return (
    <p id="probe">{`${cache === hostCache ? 'one cache' : 'two caches'}, ${pathname}, ${email ?? 'nobody'}`}</p>
  );
}

const modules: Modules = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styled,
  jotai,
  '@vezne/ui/state': state,
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

const Probe = Object.assign(ProbeText, { modules });
export type Probe = typeof Probe;
export default Probe;

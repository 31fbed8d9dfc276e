import { limits } from '@vezne/contract';
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { ApiError } from '../client/api-error';
import { usedCalls } from '../client/http';
import { writeTypedOnLeave } from '../session/drafts';
import { followOtherTabs } from '../session/other-tabs';
import { onSessionEnd, type SessionEnd } from '../session/session-end';
import { onUserChange, useSession } from '../session/session-state';
import { createCache } from './cache';
import { ApiContext } from './context';
import { type ProofDialogProps, ProofPrompt } from './ProofPrompt';
import { createRefresher } from './refresher';

type ApiProviderProps = {
  children: ReactNode;
  /** Tells the user about a failed call: once per command, and once per sentence when queries fail together. */
  onFailure?: (error: ApiError) => void;
  /** The user of this tab was signed out, here or in another tab. */
  onSessionEnd?: (reason: SessionEnd) => void;
  /** Asks for the password when a call needs a fresh proof; without it such a call fails with the server's sentence. */
  proofDialog?: ComponentType<ProofDialogProps>;
};

/** The one cache of a page, and the place where failures and the session's end are told. */
export function ApiProvider({ children, onFailure, onSessionEnd: onEnd, proofDialog }: ApiProviderProps) {
  const { generation } = useSession();
  const tell = useRef(onFailure);
  const [context] = useState(() => ({
    cache: createCache(),
    refresh: createRefresher(usedCalls),
    ...createReporters((error) => tell.current?.(error)),
  }));
  const [config] = useState(() => ({
    provider: () => context.cache,
    // The client has repeated already.
    shouldRetryOnError: false,
    // The cache decides what is young enough; SWR joins only what is under way at the same time.
    dedupingInterval: 0,
    // Coming back to the tab asks again only for what would be too old to be used.
    focusThrottleInterval: limits.client.cacheAge,
  }));
  const reportEnd = useEffectEvent((reason: SessionEnd) => onEnd?.(reason));
  useEffect(() => {
    tell.current = onFailure;
  }, [onFailure]);
  useEffect(() => onSessionEnd((reason) => reportEnd(reason)), []);
  useEffect(followOtherTabs, []);
  useEffect(writeTypedOnLeave, []);

  return (
    <ApiContext value={context}>
      <SWRConfig value={config}>
        <EmptyOnUserChange />
        {proofDialog && <ProofPrompt dialog={proofDialog} />}
        <Fragment key={generation}>{children}</Fragment>
      </SWRConfig>
    </ApiContext>
  );
}

function EmptyOnUserChange() {
  const { unload } = useSWRConfig();
  useEffect(() => onUserChange(() => unload({ revalidate: false })), [unload]);
  return null;
}

function createReporters(tell: (error: ApiError) => void) {
  const toldAt = new Map<string, number>();
  const reportCommand = (error: ApiError) => {
    if (!error.isSilent) tell(error);
  };
  const reportQuery = (error: ApiError) => {
    const last = toldAt.get(error.message);
    if (last !== undefined && performance.now() - last < limits.toast.duration) return;
    toldAt.set(error.message, performance.now());
    reportCommand(error);
  };
  return { reportCommand, reportQuery };
}

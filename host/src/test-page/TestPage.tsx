import { limits } from '@vezne/contract';
import { lazyPart } from '@vezne/federation';
import { Loading, PageHeader } from '@vezne/ui';
import { useEffect, useState } from 'react';

// Nobody but administrators needs it.
const Versions = lazyPart('The versions', () => import('./Versions'));

/** A page that takes its time, which shows administrators what waiting looks like, and then what is live. */
export function TestPage() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), limits.testPageDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!isReady) return <Loading />;
  return (
    <>
      <PageHeader title="Test" />
      <Versions />
    </>
  );
}

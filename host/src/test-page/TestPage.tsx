import { limits } from '@vezne/contract';
import { Loading } from '@vezne/ui';
import { useEffect, useState } from 'react';

/** An empty page that takes its time: it shows administrators what waiting looks like. */
export function TestPage() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), limits.testPageDelay);
    return () => clearTimeout(timer);
  }, []);
  return isReady ? <h1>Test</h1> : <Loading />;
}

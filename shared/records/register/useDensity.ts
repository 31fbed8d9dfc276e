import { recall, remember } from '@vezne/ui';
import { useState } from 'react';
import type { Density } from './register-styles';

const KEY = 'density';

/** How high the rows of registers are; remembered in this browser, default Sıkı. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => (recall(KEY) === 'loose' ? 'loose' : 'tight'));
  const choose = (next: Density) => {
    setDensity(next);
    remember(KEY, next);
  };
  return [density, choose];
}

import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so many milliseconds; until then the one before, or what stands `first`. */
export function useRested<Value extends string | null>(value: Value, ms: number, first = value): Value {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}

import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads on while the page is shown: whoever has gone elsewhere is not led away from there by a late answer. */
export function useLeadOn(): (to: string, options: { state?: unknown; replace?: boolean }) => void {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (isShown.current) navigate(to, options);
    },
    [navigate],
  );
}

import { useSearchParams } from 'react-router-dom';

/** In the address: what waits is shown, wherever it was asked for. */
const KEY = 'recurring';
const PENDING = 'pending';

export function useWaitingDialog() {
  const [params, setParams] = useSearchParams();
  const asked = new URLSearchParams(params);
  asked.set(KEY, PENDING);
  return {
    isOpen: params.get(KEY) === PENDING,
    search: asked.toString(),
    close: () =>
      setParams(
        (last) => {
          const next = new URLSearchParams(last);
          next.delete(KEY);
          return next;
        },
        { replace: true },
      ),
  };
}

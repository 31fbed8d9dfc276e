import { limits } from '@vezne/contract';
import { Button, Dots } from '@vezne/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const LONG = 4_000;
// By then the first try has been given up as well.
const LATE = limits.client.timeout;

type Props = { onRetry: () => void; onCancel: () => void };

/** That a question is being answered; what takes long is told, and in the end how to get out. Drawn anew for each try. */
export function Waiting({ onRetry, onCancel }: Props) {
  const [isLong, isLate] = [useAfter(LONG), useAfter(LATE)];
  return (
    <div>
      <Thinking>
        <Dots ai />
        Vezne AI düşünüyor...
      </Thinking>
      {isLong && (
        <Word>
          {isLate
            ? 'Cevap gecikiyor. Sorunuz duruyor; bekleyebilir, tekrar deneyebilir ya da vazgeçebilirsiniz.'
            : 'Her zamankinden uzun sürüyor.'}
        </Word>
      )}
      {isLate && (
        <Ways>
          <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={onRetry}>
            Tekrar Dene
          </Button>
          <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={onCancel}>
            İptal
          </Button>
        </Ways>
      )}
    </div>
  );
}

/** Has this been on the screen for so long? */
function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

const Thinking = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px 0;
  color: var(--vz-text-2);
`;
const Word = styled.p`
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-2);
  margin-top: var(--vz-space-3);
`;

import { useIsSlow } from '@vezne/api';
import { Dots, onMobile } from '@vezne/ui';
import styled from 'styled-components';

/** Says that an answer is still waited for, after the first time-out of a call. */
export function SlowNotice() {
  const isSlow = useIsSlow();
  return (
    <Place role="status" data-noprint>
      {isSlow && (
        <Notice>
          <Dots />
          Bağlantı yavaş, cevap bekleniyor…
        </Notice>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  top: 12px;
  left: 50%;
  z-index: var(--vz-z-toast);
  translate: -50% 0;
  pointer-events: none;
  /* What loads in the page says so itself. */
  body:has([data-says-slow]) & { display: none; }
  ${onMobile} { top: calc(var(--vz-topbar-mobile) + 8px); width: max-content; max-width: calc(100vw - 32px); }
`;
const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 16px;
  border: 1px solid var(--vz-warning-border);
  border-radius: var(--vz-radius-full);
  background: var(--vz-surface-3);
  box-shadow: var(--vz-shadow-menu);
  color: var(--vz-text-1);
  font-size: var(--vz-text-sm);
`;

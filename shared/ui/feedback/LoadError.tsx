import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import styled, { css } from 'styled-components';
import { Button } from '../base/Button';
import { onMobile } from '../responsive/media';
import { useIsToldBefore } from './FailuresTogether';
import { useKeptFocus } from './useKeptFocus';

type Props = {
  /** What went wrong, as the server or the network said it. */
  message: string;
  /** The words before the message. */
  lead?: string;
  /** What the button says. */
  action?: string;
  /** `info` where nothing is broken. */
  tone?: 'expense' | 'info';
  onRetry: () => void;
  retrying?: boolean;
  /** For narrow cards: the button stands under the sentence. */
  stacked?: boolean;
};

/** Takes the place of what could not be loaded and offers to try again. */
export function LoadError({
  message,
  lead = 'Veri yüklenirken hata oluştu:',
  action = 'Tekrar Dene',
  tone = 'expense',
  onRetry,
  retrying = false,
  stacked = false,
}: Props) {
  const root = useKeptFocus();
  if (useIsToldBefore(message)) return <Missing>Yüklenemedi</Missing>;
  return (
    <Root ref={root} role="alert" $tone={tone} $stacked={stacked}>
      <CircleAlert aria-hidden width={22} height={22} />
      <p>
        <strong>{lead}</strong> {message}
      </p>
      <Retry size="sm" icon={<RefreshCw aria-hidden />} loading={retrying} onClick={onRetry}>
        {action}
      </Retry>
    </Root>
  );
}

const Missing = styled.p`
  color: var(--vz-text-3);
`;
const stack = css`
  flex-direction: column;
  align-items: flex-start;
  flex-wrap: nowrap;
  gap: var(--vz-space-3);
  & > p { flex-basis: auto; }
`;
const Root = styled.div<{ $tone: 'expense' | 'info'; $stacked: boolean }>`
  --tone-border: var(--vz-${({ $tone }) => $tone}-border);
  display: flex;
  align-items: center;
  gap: var(--vz-space-4);
  padding: var(--vz-space-4) var(--vz-space-5);
  border: 1px solid var(--tone-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-${({ $tone }) => $tone}-subtle);
  & > svg { color: var(--vz-${({ $tone }) => $tone}-text); }
  & > p { flex: 1; overflow-wrap: anywhere; }
  ${onMobile} {
    flex-wrap: wrap;
    padding: var(--vz-space-4);
    & > p { flex-basis: 70%; }
  }
  ${({ $stacked }) => $stacked && stack}
`;
const Retry = styled(Button)`
  background: transparent;
  border-color: var(--tone-border);
  & > svg { width: 16px; height: 16px; }
  ${onMobile} { width: 100%; }
`;

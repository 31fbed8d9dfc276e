import { Button } from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import styled from 'styled-components';

type Props = { title: string; message: string; onRetry: () => void };

/** What went wrong with a question or with the history, and another try. */
export function Problem({ title, message, onRetry }: Props) {
  return (
    <Box role="alert">
      <CircleAlert aria-hidden />
      <p>
        <strong>{title}</strong>
        <span>{message}</span>
      </p>
      <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={onRetry}>
        Tekrar Dene
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--vz-space-4);
  padding: var(--vz-space-4) var(--vz-space-5);
  border: 1px solid var(--vz-expense-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-expense-subtle);
  & > svg { flex: none; color: var(--vz-expense-text); }
  & > p { display: grid; flex: 1 1 60%; overflow-wrap: anywhere; }
  & strong { font-weight: var(--vz-weight-semibold); }
`;

import type { ApiError } from '@vezne/api';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { error: ApiError | undefined; children?: ReactNode };

/** Why the last attempt failed, above the form; what is wrong with a field stands under the field instead. */
export function FormProblem({ error, children }: Props) {
  if (!error || error.isSilent || error.fields) return null;
  return (
    <Box role="alert">
      <CircleAlert aria-hidden />
      <div>
        <p>{error.message}</p>
        {children}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--vz-space-3);
  padding: 12px 14px;
  border: 1px solid var(--vz-expense-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-expense-subtle);
  & > svg { margin-top: 1px; color: var(--vz-expense-text); }
`;

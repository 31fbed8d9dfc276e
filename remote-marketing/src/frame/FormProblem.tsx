import type { ApiError } from '@vezne/api';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styled from 'styled-components';

type Props = {
  error: ApiError | undefined;
  /** Read out at once, where no toast says the same. */
  spoken?: boolean;
};

/** Why the last attempt failed; what is wrong with a field stands under the field instead. */
export function FormProblem({ error, spoken }: Props) {
  if (!error || error.isSilent || error.fields) return null;
  return (
    <Box role={spoken ? 'alert' : undefined}>
      <CircleAlert aria-hidden />
      {error.message}
    </Box>
  );
}

const Box = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--vz-space-3);
  padding: 12px 14px;
  border: 1px solid var(--vz-expense-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-expense-subtle);
  & > svg { margin-top: 1px; color: var(--vz-expense-text); }
`;

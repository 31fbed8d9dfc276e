import type { ApiError } from '@vezne/api';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { MessageBox } from './MessageBox';

type Props = {
  error: ApiError | undefined;
  /** Read out at once, where no toast says the same. */
  spoken?: boolean;
};

/** Why the last attempt failed; what is wrong with a field stands under the field instead. */
export function FormProblem({ error, spoken }: Props) {
  if (!error || error.isSilent || error.fields) return null;
  return (
    <MessageBox as="p" $tone="expense" role={spoken ? 'alert' : undefined}>
      <CircleAlert aria-hidden />
      {error.message}
    </MessageBox>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { IconButton } from '../base/IconButton';

/** Closes the dialog or panel in whose head it stands. */
export function CloseButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Dialog.Close
      disabled={disabled}
      render={
        <IconButton label="Kapat">
          <X aria-hidden />
        </IconButton>
      }
    />
  );
}

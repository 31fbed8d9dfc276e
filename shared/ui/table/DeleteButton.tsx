import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../base/IconButton';

type Props = Omit<ComponentPropsWithRef<typeof IconButton>, 'label' | 'name'> & {
  /** The record's name, for people who do not see the row. */
  name: string;
};

/** Bin: asks to delete a record. */
export function DeleteButton({ name, ...props }: Props) {
  return (
    <IconButton label={`Sil: ${name}`} danger {...props}>
      <Trash2 aria-hidden />
    </IconButton>
  );
}

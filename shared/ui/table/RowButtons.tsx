import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../base/IconButton';

type Props = Omit<ComponentPropsWithRef<typeof IconButton>, 'label' | 'name'> & {
  /** The record's name, for people who do not see the row. */
  name: string;
};

/** Pencil: opens a record for editing. */
export function EditButton({ name, ...props }: Props) {
  return (
    <IconButton label={`Düzenle: ${name}`} {...props}>
      <Pencil aria-hidden />
    </IconButton>
  );
}

/** Bin: asks to delete a record. */
export function DeleteButton({ name, ...props }: Props) {
  return (
    <IconButton label={`Sil: ${name}`} danger {...props}>
      <Trash2 aria-hidden />
    </IconButton>
  );
}

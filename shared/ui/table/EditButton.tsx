import Pencil from 'lucide-react/icons/pencil';
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

import { createContext, useContext } from 'react';

type FieldContextValue = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean };

/** What a Field tells the control inside it. */
export const FieldContext = createContext<FieldContextValue | null>(null);

type Own = {
  id?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-describedby'?: string | undefined;
};

/** Id, error state and description of a control: its own props first, else those of the Field around it. */
export function useFieldProps(own: Own) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
  };
}

/** The same for a group of controls, which is named by the Field's label. */
export function useGroupProps() {
  const field = useContext(FieldContext);
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'data-invalid': field?.invalid ? '' : undefined,
  };
}

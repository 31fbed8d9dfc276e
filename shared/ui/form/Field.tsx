import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';
import { ErrorText } from './ErrorText';
import { FieldContext } from './field-context';

type Props = {
  label: ReactNode;
  /** Sentence under the control while there is no error. */
  help?: ReactNode;
  /** Sentence of what is wrong; takes the help's place. */
  error?: string | undefined;
  optional?: boolean;
  /** The control is several buttons or inputs that share the label. */
  group?: boolean;
  /** Something small at the right end of the label's line, such as a link. */
  aside?: ReactNode;
  /** Takes the whole row of a FormGrid. */
  full?: boolean;
  children: ReactNode;
};

/** Label, control, and under it the help or the error, all tied together for assistive technology. */
export function Field({ label, help, error, optional, group, aside, full, children }: Props) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const describedBy = error || help ? noteId : undefined;
  const optionalMark = optional && <Optional> (isteğe bağlı)</Optional>;
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error) }}>
      <Root $full={full}>
        <LabelRow>
          {group ? (
            <Label as="span" id={labelId}>
              {label}
              {optionalMark}
            </Label>
          ) : (
            <Label id={labelId} htmlFor={id}>
              {label}
              {optionalMark}
            </Label>
          )}
        </LabelRow>
        {children}
        {error ? <ErrorText id={noteId}>{error}</ErrorText> : help && <Help id={noteId}>{help}</Help>}
        {aside && <Aside>{aside}</Aside>}
      </Root>
    </FieldContext>
  );
}

/** Two columns of fields, one on a phone unless `data-pairs` is set. A Field with `full` takes the whole row. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-4);
  ${onMobile} {
    &:not([data-pairs]) { grid-template-columns: minmax(0, 1fr); }
    &[data-pairs] { gap: var(--vz-space-3); }
  }
  @media (width < 360px) { && { grid-template-columns: minmax(0, 1fr); } }
`;

const Root = styled.div<{ $full?: boolean | undefined }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
  ${({ $full }) => $full && 'grid-column: 1 / -1;'}
`;
const LabelRow = styled.div`
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
`;
/** Tab goes from the label's control to it, and not the other way round. */
const Aside = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
`;
const Label = styled.label`
  font-weight: var(--vz-weight-medium);
  color: var(--vz-text-2);
`;
const Optional = styled.span`
  font-weight: var(--vz-weight-regular);
  color: var(--vz-text-3);
`;
const Help = styled.div`
  font-size: var(--vz-text-sm);
  line-height: 18px;
  color: var(--vz-text-3);
`;

import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';
import { ErrorText } from './ErrorText';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  children: ReactNode;
  error?: string | undefined;
  /** Stands for several, of which some are ticked. */
  mixed?: boolean;
};

/** A tick box with its sentence; the sentence may hold links. */
export function Checkbox({ children, error, className, mixed = false, ref, ...props }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <Root className={className}>
      <Row>
        <Box
          ref={box}
          {...props}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </Row>
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 6px;
`;
const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  color: var(--vz-text-2);
  line-height: 20px;
  cursor: pointer;
  &:has(:disabled) { color: var(--vz-text-disabled); cursor: not-allowed; }
  ${onMobile} { padding: 12px 0; margin: -12px 0; }
`;
const Box = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 18px;
  height: 18px;
  margin: 1px 0 0;
  border: 1.5px solid var(--vz-border-control);
  border-radius: var(--vz-radius-xs);
  background: var(--vz-inset);
  cursor: inherit;
  &:hover { border-color: var(--vz-text-3); }
  &[aria-invalid='true'] { border-color: var(--vz-expense-text); }
  &:checked, &:indeterminate { background: var(--vz-primary); border-color: var(--vz-primary-text); }
  &:checked::after {
    content: '';
    position: absolute;
    left: 5px;
    top: 1.25px;
    width: 5px;
    height: 9px;
    border: solid var(--vz-on-solid);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &:indeterminate::after {
    content: '';
    position: absolute;
    left: 3px;
    top: 6.5px;
    width: 9px;
    height: 2px;
    background: var(--vz-on-solid);
  }
  &:disabled { background: var(--vz-surface-4); border-color: var(--vz-border); }
  @media (forced-colors: active) {
    appearance: auto;
    &::after { display: none; }
  }
`;

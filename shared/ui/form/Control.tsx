import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

/** The outlined shell around an input, select or textarea; its colours follow the state of what is inside. */
export const Control = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  width: 100%;
  min-height: var(--vz-control-md);
  padding: 0 var(--vz-space-3);
  background: var(--vz-inset);
  border: 1px solid var(--vz-border-control);
  border-radius: var(--vz-radius-md);
  transition: border-color var(--vz-dur-instant), box-shadow var(--vz-dur-instant);

  & > svg { color: var(--vz-text-3); }
  & > input, & > select, & > textarea {
    flex: 1;
    min-width: 0;
    width: 100%;
    height: 38px;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
  }
  & > textarea { display: block; height: auto; min-height: 76px; padding: 9px 0; resize: vertical; }
  & ::placeholder { color: var(--vz-text-3); opacity: 1; }

  &:hover { border-color: var(--vz-text-3); }
  &:has([aria-invalid='true']) { border-color: var(--vz-expense-text); }
  &:focus-within {
    border-color: var(--vz-focus);
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--vz-focus) 26%, transparent);
    @media (forced-colors: active) { outline: 2px solid Highlight; }
  }
  &:focus-within:has([aria-invalid='true']) { border-color: var(--vz-expense-text); }
  &:has(> :disabled) {
    background: var(--vz-surface-4);
    border-color: var(--vz-border);
    color: var(--vz-text-disabled);
    cursor: not-allowed;
  }
  & > :disabled { cursor: not-allowed; -webkit-text-fill-color: currentColor; opacity: 1; }

  ${onMobile} {
    min-height: var(--vz-control-touch);
    & > input, & > select { height: 42px; font-size: var(--vz-text-md); }
    & > textarea { font-size: var(--vz-text-md); }
  }
`;

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & { label: string };

/** A small icon button that sits inside a control or a notice: clear, show, close. */
export function ControlButton({ label, ...props }: ButtonProps) {
  return <Button type="button" aria-label={label} {...props} />;
}

const Button = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin-right: -8px;
  border-radius: var(--vz-radius-sm);
  color: var(--vz-text-3);
  &:hover { background: var(--vz-surface-4); color: var(--vz-text-1); }
  ${onMobile} { width: 44px; height: 44px; margin: -1px -12px -1px 0; }
`;

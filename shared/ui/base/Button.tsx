import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { onMobile } from '../responsive/media';
import { Spinner } from './Spinner';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'ai' | 'ai-solid';
type Size = 'sm' | 'md' | 'lg';

type OwnProps<E extends ElementType> = {
  /** Another element or component to draw, such as a router link. */
  as?: E;
  variant?: Variant;
  size?: Size;
  icon?: ReactNode;
  /** Work is going on: a spinner takes the icon's place and presses are ignored, focus stays. */
  loading?: boolean;
  /** As wide as its container. */
  block?: boolean;
  children?: ReactNode;
};

export type ButtonProps<E extends ElementType = 'button'> = OwnProps<E> &
  Omit<ComponentPropsWithRef<E>, keyof OwnProps<E>>;

/** The product's button; `secondary` unless told, and never a submit button unless told. */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  const { as, variant = 'secondary', size = 'md', icon, loading, block, children, ...rest } = props;
  const native = as === undefined ? { type: 'button' as const } : {};
  const busy = loading
    ? { 'aria-busy': true, 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }
    : {};
  return (
    <Root
      as={as as ElementType}
      $variant={variant}
      $size={size}
      $block={block}
      {...native}
      {...rest}
      {...busy}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </Root>
  );
}

/** A finger leaves no button looking as if a pointer still lay on it. */
const onHover = '@media (hover: hover)';

const variants: Record<Variant, ReturnType<typeof css>> = {
  primary: css`
    background: var(--vz-primary);
    color: var(--vz-on-solid);
    ${onHover} { &:hover { background: var(--vz-primary-hover); } }
    &:active { background: var(--vz-primary-active); }
  `,
  secondary: css`
    background: var(--vz-surface-2);
    border-color: var(--vz-border-strong);
    color: var(--vz-text-1);
    ${onHover} { &:hover { background: var(--vz-surface-4); border-color: var(--vz-text-3); } }
    &:active { background: var(--vz-surface-1); }
  `,
  ghost: css`
    color: var(--vz-text-2);
    ${onHover} { &:hover { background: var(--vz-surface-4); color: var(--vz-text-1); } }
    &:active { background: var(--vz-surface-3); }
  `,
  danger: css`
    background: var(--vz-danger);
    color: var(--vz-on-solid);
    ${onHover} { &:hover { background: var(--vz-danger-hover); } }
    &:active { background: var(--vz-danger-hover); }
  `,
  ai: css`
    background: var(--vz-ai-subtle);
    border-color: var(--vz-ai-border);
    color: var(--vz-ai-text);
    ${onHover} { &:hover { border-color: var(--vz-ai); } }
    &:active { background: var(--vz-surface-2); }
  `,
  'ai-solid': css`
    background: var(--vz-ai);
    color: var(--vz-on-ai);
    ${onHover} { &:hover { background: color-mix(in oklab, var(--vz-ai) 88%, var(--vz-text-1)); } }
  `,
};

const sizes: Record<Size, ReturnType<typeof css>> = {
  sm: css`
    height: var(--vz-control-sm);
    padding: 0 var(--vz-space-3);
    border-radius: var(--vz-radius-sm);
    font-size: var(--vz-text-sm);
  `,
  md: css`
    height: var(--vz-control-md);
    padding: 0 var(--vz-space-4);
  `,
  lg: css`
    height: 48px;
    padding: 0 var(--vz-space-6);
    font-size: var(--vz-text-md);
  `,
};

const touch = css<{ $size: Size }>`
  ${({ $size }) =>
    $size === 'sm'
      ? css`
          position: relative;
          height: 36px;
          &::after { content: ''; position: absolute; inset: -5px 0; }
        `
      : css`
          min-height: var(--vz-control-touch);
        `}
`;

const Root = styled.button<{ $variant: Variant; $size: Size; $block?: boolean | undefined }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--vz-space-2);
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: var(--vz-radius-md);
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  transition: background var(--vz-dur-instant), border-color var(--vz-dur-instant), color var(--vz-dur-instant);
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  & > svg, & > ${Spinner} { margin-left: -3px; }
  &[aria-busy='true'] { cursor: progress; }
  &:disabled {
    background: var(--vz-surface-4);
    border-color: transparent;
    color: var(--vz-text-disabled);
    cursor: not-allowed;
  }
  ${onMobile} { ${touch} }
`;

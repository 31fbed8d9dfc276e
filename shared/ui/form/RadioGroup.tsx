import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';
import { useGroupProps } from './field-context';

export type RadioOption = { value: string; label: string; symbol?: ReactNode; hint?: ReactNode };

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'checked'> & {
  options: readonly RadioOption[];
  /** The chosen value, when the parent holds it; leave out when a form registers the inputs. */
  value?: string;
};

/** A choice among a few cards. Inside a Field, give the Field `group`. */
export function RadioGroup({ options, value, className, 'aria-label': ariaLabel, ...input }: Props) {
  const group = useGroupProps();
  return (
    <Root role="radiogroup" className={className} aria-label={ariaLabel} {...group}>
      {options.map((option) => (
        <Card key={option.value}>
          <input
            {...input}
            type="radio"
            value={option.value}
            {...(value === undefined ? {} : { checked: option.value === value })}
          />
          <Tick>
            <Check aria-hidden />
          </Tick>
          {option.symbol && <Sign aria-hidden>{option.symbol}</Sign>}
          <Label>{option.label}</Label>
          {option.hint && <Hint>{option.hint}</Hint>}
        </Card>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--vz-space-3);
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Tick = styled.span`
  position: absolute;
  right: 12px;
  top: 12px;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1.5px solid var(--vz-border-control);
  border-radius: var(--vz-radius-full);
  color: transparent;
  & > svg { width: 12px; height: 12px; stroke-width: 3; }
`;
const Card = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 4px;
  padding: 16px;
  border: 1px solid var(--vz-border-control);
  border-radius: var(--vz-radius-lg);
  cursor: pointer;
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  &:hover { border-color: var(--vz-text-3); }
  &:has(:checked) {
    border-color: var(--vz-primary-text);
    box-shadow: inset 0 0 0 1px var(--vz-primary-text);
    background: var(--vz-primary-subtle);
  }
  &:has(:checked) ${Tick} {
    background: var(--vz-primary);
    border-color: var(--vz-primary-text);
    color: var(--vz-on-solid);
  }
  @media (forced-colors: active) {
    &:has(:checked) { outline: 2px solid Highlight; outline-offset: -2px; }
    &:not(:has(:checked)) ${Tick} > svg { visibility: hidden; }
  }
  &:has(:focus-visible) { outline: 2px solid var(--vz-focus); outline-offset: 2px; }
`;
const Sign = styled.span`
  font-size: var(--vz-text-xl);
  line-height: 30px;
  font-weight: var(--vz-weight-semibold);
`;
const Label = styled.span`
  padding-right: 24px;
  font-weight: var(--vz-weight-semibold);
`;
const Hint = styled.span`
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
  color: var(--vz-text-2);
  font-variant-numeric: tabular-nums;
`;

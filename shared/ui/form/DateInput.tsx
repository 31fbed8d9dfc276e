import Calendar from 'lucide-react/icons/calendar';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Control } from './Control';
import { useFieldProps } from './field-context';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/** A calendar date in the browser's own picker; value, `min` and `max` are YYYY-MM-DD. */
export function DateInput({ className, min = '1900-01-01', max = '2100-12-31', ...props }: Props) {
  const field = useFieldProps(props);
  return (
    <Shell className={className}>
      <input {...props} {...field} type="date" min={min} max={max} />
      <Calendar aria-hidden />
    </Shell>
  );
}

const Shell = styled(Control)`
  position: relative;
  & > input { font-variant-numeric: tabular-nums; }
  & > svg { margin-left: -26px; pointer-events: none; }
  /* The picker's own icon is kept for its press, under ours. */
  & > input::-webkit-calendar-picker-indicator { width: 26px; height: 26px; padding: 0; opacity: 0; cursor: pointer; }
`;

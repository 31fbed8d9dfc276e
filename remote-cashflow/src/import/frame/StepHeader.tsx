import { onMobile, VisuallyHidden } from '@vezne/ui';
import Check from 'lucide-react/icons/check';
import styled from 'styled-components';

type Props = {
  /** What the steps are, for assistive technology. */
  label: string;
  steps: readonly string[];
  /** Position of the one that is being done. */
  current: number;
};

/** How far a task of several steps is; on a phone a bar and one line of words. */
export function StepHeader({ label, steps, current }: Props) {
  return (
    <>
      <Line aria-hidden="true">
        Adım {current + 1} / {steps.length} · {steps[current]}
      </Line>
      <Steps aria-label={label}>
        {steps.map((step, position) => (
          <li
            key={step}
            aria-current={position === current ? 'step' : undefined}
            data-done={position < current || undefined}
          >
            <Mark aria-hidden="true">{position < current ? <Check /> : position + 1}</Mark>
            <span>{step}</span>
            {position < current && <VisuallyHidden>, tamamlandı</VisuallyHidden>}
          </li>
        ))}
      </Steps>
    </>
  );
}

const Line = styled.p`
  display: none;
  margin-bottom: 8px;
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  color: var(--vz-text-2);
  font-variant-numeric: tabular-nums;
  ${onMobile} { display: block; }
`;
const Mark = styled.b`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px var(--vz-border-control);
  font-size: var(--vz-text-xs);
  line-height: 1;
  font-weight: var(--vz-weight-semibold);
  & > svg { width: 14px; height: 14px; stroke-width: 2.5; }
`;
const Steps = styled.ol`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  margin-bottom: var(--vz-space-5);
  font-weight: var(--vz-weight-medium);
  & > li { display: flex; align-items: center; gap: 10px; color: var(--vz-text-3); white-space: nowrap; }
  & > li + li::before { content: ''; width: 40px; height: 1px; background: var(--vz-border-strong); }
  & > [data-done] { color: var(--vz-text-2); }
  & > [data-done] > ${Mark} {
    background: var(--vz-primary-subtle);
    color: var(--vz-primary-text);
    box-shadow: inset 0 0 0 1.5px var(--vz-primary-border);
  }
  & > [aria-current] { color: var(--vz-text-1); }
  & > [aria-current] > ${Mark} { background: var(--vz-primary); color: var(--vz-on-solid); box-shadow: none; }
  @media (forced-colors: active) {
    & > * > ${Mark} { outline: 1.5px solid CanvasText; outline-offset: -1.5px; }
    & > [aria-current] > ${Mark} { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
  ${onMobile} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 4px;
    margin-bottom: var(--vz-space-4);
    & > li { display: block; height: 4px; overflow: hidden; border-radius: 2px; background: var(--vz-surface-4); }
    & > li + li::before { display: none; }
    /* Still read out, but not seen: the line above says it. */
    & > li > * { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & > [data-done], & > [aria-current] { background: var(--vz-primary-text); }
    @media (forced-colors: active) {
      & > li { outline: 1px solid CanvasText; }
      & > [data-done], & > [aria-current] { forced-color-adjust: none; background: Highlight; }
    }
  }
`;

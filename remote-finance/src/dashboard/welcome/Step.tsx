import { onMobile, VisuallyHidden } from '@vezne/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  /** The first that is not done. */
  isNext: boolean;
  action: ReactNode;
};

/** One thing to do; a tick when it is done. */
export function Step({ number, title, text, isDone, isNext, action }: Props) {
  return (
    <Root aria-current={isNext ? 'step' : undefined}>
      <Mark $isDone={isDone} aria-hidden="true">
        {isDone ? <Check /> : number}
      </Mark>
      <Words>
        <strong>{title}</strong>
        {isDone ? <VisuallyHidden>: tamam</VisuallyHidden> : <small>{text}</small>}
      </Words>
      {!isDone && action}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--vz-space-2) var(--vz-space-4);
  min-height: 56px;
  padding-block: var(--vz-space-3);
  & + & { border-top: 1px solid var(--vz-border); }
  ${onMobile} { & > a, & > button { grid-column: 2; justify-self: start; } }
`;
const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 1px solid ${({ $isDone }) => ($isDone ? 'var(--vz-income-text)' : 'var(--vz-border-control)')};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? 'var(--vz-income-subtle)' : 'transparent')};
  color: ${({ $isDone }) => ($isDone ? 'var(--vz-income-text)' : 'var(--vz-text-2)')};
  font-size: var(--vz-text-xs);
  font-weight: var(--vz-weight-semibold);
  & > svg { width: 14px; height: 14px; }
`;
const Words = styled.span`
  display: grid;
  min-width: 0;
  & > strong { font-weight: var(--vz-weight-medium); }
  & > small { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;

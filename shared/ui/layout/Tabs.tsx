import { Tabs as Headless } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props<V extends string> = {
  value: V;
  onChange: (value: V) => void;
  /** A TabList and its TabPanels. */
  children: ReactNode;
};

/** Several panels of which one is shown. */
export function Tabs<V extends string>({ value, onChange, children }: Props<V>) {
  return (
    <Root value={value} onValueChange={(next: V) => onChange(next)}>
      {children}
    </Root>
  );
}

// The root is not drawn, so that a dialog's body can scroll under its tabs.
const Root = styled(Headless.Root)`
  display: contents;
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TileRing } from '../brand/TileRing';

type Props = {
  /** What is missing. */
  title?: string;
  /** One sentence why, or what to do. */
  children?: ReactNode;
  /** What helps: one button, or two. */
  action?: ReactNode;
  /** Nothing is missing, it was only not found: without the tile ring. */
  plain?: boolean;
};

/** Stands where a list would be. */
export function Empty({ title = 'Veri bulunamadı', children, action, plain = false }: Props) {
  return (
    <Root>
      {!plain && <TileRing />}
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--vz-space-12) var(--vz-space-6) 56px;
  text-align: center;
`;
const Title = styled.p`
  margin-top: var(--vz-space-5);
  font-size: var(--vz-text-md);
  line-height: var(--vz-lh-md);
  font-weight: var(--vz-weight-semibold);
`;
const Text = styled.p`
  max-width: 42ch;
  overflow-wrap: anywhere;
  margin-top: 4px;
  color: var(--vz-text-2);
`;
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--vz-space-2);
  margin-top: var(--vz-space-5);
`;

import styled from 'styled-components';
import { Dots } from '../brand/Dots';

type Props = { label?: string; ai?: boolean };

/** Three dots and a word, announced to screen readers. */
export function Loading({ label = 'Yükleniyor...', ai = false }: Props) {
  return (
    <Root role="status">
      <Dots ai={ai} />
      <span>{label}</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--vz-space-3);
  min-height: 220px;
  color: var(--vz-text-2);
`;

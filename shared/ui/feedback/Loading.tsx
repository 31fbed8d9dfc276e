import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Dots } from '../brand/Dots';

type Props = { label?: string; ai?: boolean };

/** Waiting longer than this is explained. */
const LONG_MS = 10_000;

/** Three dots and a word, announced to screen readers; after a while more words say that it takes long. */
export function Loading({ label = 'Yükleniyor...', ai = false }: Props) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root role="status">
      <Dots ai={ai} />
      <span>{label}</span>
      {isLong && <span data-says-slow>Bağlantı yavaş, biraz daha sürebilir.</span>}
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

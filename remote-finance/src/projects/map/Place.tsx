import type { Project } from '@vezne/contract';
import styled from 'styled-components';

const written = (coordinate: number | null) =>
  coordinate?.toLocaleString('tr-TR', { maximumFractionDigits: 6 }) ?? '-';

/** A project's place in words and coordinates, below its map. */
export function Place({ project: { address, city, latitude, longitude } }: { project: Project }) {
  return (
    <Root>
      <span>{[address, city].filter(Boolean).join(', ') || 'Adres girilmedi'}</span>
      <span>
        {written(latitude)} / {written(longitude)}
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--vz-space-3);
  margin-top: var(--vz-space-4);
  & > :last-child { color: var(--vz-text-3); font-variant-numeric: tabular-nums; }
`;

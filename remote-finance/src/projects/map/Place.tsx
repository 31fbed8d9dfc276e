import type { Project } from '@vezne/contract';
import { touchRoom } from '@vezne/ui';
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
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        Google Haritalar'da aç
      </a>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--vz-space-3);
  margin-top: var(--vz-space-4);
  & > :first-child { flex: 1 1 12rem; }
  & > :nth-child(2) { color: var(--vz-text-3); font-variant-numeric: tabular-nums; }
  & > a { color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); ${touchRoom} }
  & > a:hover { text-decoration: underline; }
`;

import type { ProjectComparison } from '@vezne/contract';
import { Card, CardBody, CardHead, formatMargin, onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Props = { peers: ProjectComparison['peers'] };

/** The projects that this one is compared with. */
export function Peers({ peers }: Props) {
  return (
    <Card as="section" aria-label="Karşılaştırılan projeler">
      <CardHead title="Karşılaştırılan projeler" note="Kârlılıklarıyla" />
      <CardBody>
        <List>
          {peers.map((peer) => (
            <li key={peer.projectId}>
              <Link to={`/projects/${peer.projectId}`}>{peer.name}</Link>
              <span data-tone={toneOf(peer.profitability)}>
                {peer.profitability === null ? 'Analiz edilmedi' : formatMargin(peer.profitability)}
              </span>
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}

/** A loss is seen at once; what was not analyzed stays in the background. */
function toneOf(profitability: number | null) {
  if (profitability === null) return 'quiet';
  return profitability < 0 ? 'loss' : undefined;
}

const List = styled.ul`
  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--vz-space-3);
    padding: 10px 0;
    border-bottom: 1px solid var(--vz-border);
    font-variant-numeric: tabular-nums;
  }
  & > li:last-child { border-bottom: 0; }
  & [data-tone='quiet'] { color: var(--vz-text-3); }
  & [data-tone='loss'] { color: var(--vz-expense-text); }
  & a:hover { text-decoration: underline; }
  ${onMobile} {
    & > li { align-items: center; padding: 0; }
    & a { flex: 1; display: flex; align-items: center; min-height: 44px; }
  }
`;

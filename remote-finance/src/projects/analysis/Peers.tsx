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
              <span>
                {peer.profitability === null ? 'Analiz edilmedi' : formatMargin(peer.profitability)}
              </span>
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
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
  & a:hover { text-decoration: underline; }
  ${onMobile} {
    & > li { align-items: center; padding: 0; }
    & a { flex: 1; display: flex; align-items: center; min-height: 44px; }
  }
`;

import type { Query } from '@vezne/api';
import type { RankedProject } from '@vezne/contract';
import { Empty, formatMargin, onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { TileLink } from '../figures/FigureLink';
import { DashboardPart } from './part/DashboardPart';
import { ListSkeleton } from './part/skeletons';

type Data = { topProjects: RankedProject[]; bottomProjects: RankedProject[] };

/** The three most and the three least profitable of the analyzed projects. */
export function RankingCard({ query }: { query: Query<Data> }) {
  return (
    <DashboardPart
      query={query}
      title="Proje kârlılığı"
      note={() => 'Vezne AI analizi yapılan projeler'}
      skeleton={<ListSkeleton rows={3} height={52} />}
    >
      {({ topProjects, bottomProjects }) => {
        // A loss is not among the best, and what is among the best is not among the worst.
        const winners = topProjects.filter(({ profitability }) => profitability > 0);
        const others = bottomProjects.filter(({ id }) => !winners.some((winner) => winner.id === id));
        return topProjects.length === 0 ? (
          <Empty title="Henüz analiz edilen proje yok.">
            Bir projeyi analiz ettiğinizde kârlılık sıralaması burada görünür.
          </Empty>
        ) : (
          <Body>
            <Ranking title="En Kârlı 3" projects={winners} none="Kâr eden proje yok." />
            <Ranking title="En Az Kârlı 3" projects={others} none="Başka analiz edilen proje yok." />
          </Body>
        );
      }}
    </DashboardPart>
  );
}

type RankingProps = { title: string; projects: RankedProject[]; none: string };

function Ranking({ title, projects, none }: RankingProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {projects.length === 0 && <p>{none}</p>}
      <ol>
        {projects.map(({ id, name, profitability }) => (
          <li key={id}>
            <TileLink to={`/projects/${id}`}>{name}</TileLink>
            <Bar
              aria-hidden
              $negative={profitability < 0}
              style={{ width: `${Math.min(100, Math.abs(profitability))}%` }}
            />
            <Value $negative={profitability < 0}>{formatMargin(profitability)}</Value>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-5) var(--vz-space-10);
  padding: var(--vz-space-4) var(--vz-space-6) var(--vz-space-6);
  & h3 { margin-bottom: 6px; color: var(--vz-text-3); font-size: var(--vz-text-sm); font-weight: var(--vz-weight-medium); }
  & p { color: var(--vz-text-3); }
  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px var(--vz-space-3);
    padding: 8px 0;
    border-bottom: 1px solid var(--vz-border);
  }
  & li:last-child { border-bottom: 0; }
  & a { overflow-wrap: anywhere; }
  ${onMobile} { grid-template-columns: minmax(0, 1fr); padding-inline: var(--vz-space-4); }
`;
const Bar = styled.span<{ $negative: boolean }>`
  order: 1;
  grid-column: 1 / -1;
  height: 5px;
  border-radius: 3px;
  @media (forced-colors: active) { forced-color-adjust: none; }
  print-color-adjust: exact;
  background: var(--vz-chart-${({ $negative }) => ($negative ? 'expense' : 'income')});
`;
const Value = styled.strong<{ $negative: boolean }>`
  color: ${({ $negative }) => ($negative ? 'var(--vz-expense-text)' : 'inherit')};
  font-weight: var(--vz-weight-semibold);
  font-variant-numeric: tabular-nums;
`;

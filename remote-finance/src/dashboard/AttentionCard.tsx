import type { Query } from '@vezne/api';
import type { ProjectOverview } from '@vezne/contract';
import { formatCount, formatDate, formatPercent, onMobile } from '@vezne/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Sparkles from 'lucide-react/icons/sparkles';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { DashboardPart } from './DashboardPart';

type Tone = 'late' | 'warning' | 'quiet';
type Item = {
  key: string;
  to: string;
  title: string;
  note: string;
  tone: Tone;
  Icon: ComponentType<{ 'aria-hidden': true }>;
};

/** What a manager should look at today: late, overspent and ending projects, each a link to it. */
export function AttentionCard({ query }: { query: Query<ProjectOverview> }) {
  return (
    <DashboardPart query={query} title="Dikkat isteyenler" note={() => 'Projelerden'}>
      {(overview) => {
        const items = itemsOf(overview);
        return items.length === 0 ? (
          <Calm>Bugün dikkat isteyen bir proje yok.</Calm>
        ) : (
          <List>
            {items.map(({ key, to, title, note, tone, Icon }) => (
              <li key={key}>
                <Row to={to} $tone={tone}>
                  <Icon aria-hidden />
                  <span>
                    <strong>{title}</strong>
                    <small>{note}</small>
                  </span>
                </Row>
              </li>
            ))}
          </List>
        );
      }}
    </DashboardPart>
  );
}

function itemsOf({ cards, overBudget, dueSoon }: ProjectOverview): Item[] {
  const projects = (count: number) => `${formatCount(count)} proje`;
  const late: Item[] = [
    {
      key: 'late',
      to: '/projects?late=true',
      title: `${projects(cards.delayed)} gecikti`,
      note: 'Bitiş tarihi geçti, hâlâ açık',
      tone: 'late',
      Icon: CircleAlert,
    },
  ];
  const notAnalyzed: Item[] = [
    {
      key: 'not-analyzed',
      to: '/projects?analyzed=false',
      title: `${projects(cards.notAnalyzed)} analiz edilmedi`,
      note: 'Kârlılık sıralamasında yer almıyor',
      tone: 'quiet',
      Icon: Sparkles,
    },
  ];
  return [
    ...(cards.delayed > 0 ? late : []),
    ...overBudget.map(
      ({ id, name, budgetUsedPct }): Item => ({
        key: `budget-${id}`,
        to: `/projects/${id}`,
        title: name,
        note: `Tahmini maliyetin ${formatPercent(budgetUsedPct)} kadarı harcandı`,
        tone: 'late',
        Icon: Wallet,
      }),
    ),
    ...dueSoon.map(
      ({ id, name, endDate, leftDays }): Item => ({
        key: `due-${id}`,
        to: `/projects/${id}`,
        title: name,
        note: `${leftDays === 0 ? 'Bugün bitiyor' : `Bitişe ${leftDays} gün`} · ${formatDate(endDate)}`,
        tone: 'warning',
        Icon: CalendarClock,
      }),
    ),
    ...(cards.notAnalyzed > 0 ? notAnalyzed : []),
  ];
}

const tones = {
  late: 'var(--vz-expense-text)',
  warning: 'var(--vz-warning-text)',
  quiet: 'var(--vz-text-3)',
};

const Calm = styled.p`
  padding: var(--vz-space-4) var(--vz-space-6) var(--vz-space-5);
  color: var(--vz-text-2);
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--vz-space-1);
  padding: var(--vz-space-2) var(--vz-space-4) var(--vz-space-4);
  ${onMobile} { padding-inline: var(--vz-space-2); }
`;
const Row = styled(Link)<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: var(--vz-space-3);
  min-height: 52px;
  padding: var(--vz-space-1) var(--vz-space-2);
  border-radius: var(--vz-radius-md);
  &:hover { background: var(--vz-surface-3); }
  & > svg { flex: none; width: 18px; height: 18px; color: ${({ $tone }) => tones[$tone]}; }
  & > span { display: grid; min-width: 0; }
  & strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & small { color: var(--vz-text-3); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
`;

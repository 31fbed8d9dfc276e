import type { ProjectOverview } from '@vezne/contract';
import { CintemaniIcon, formatCount, formatDate, formatMargin } from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType } from 'react';
import type { Tone } from '../../projects/due/line-styles';

export type ProjectTask = {
  key: string;
  to: string;
  title: string;
  /** Before the note, in the colour of what is late. */
  urgent?: string;
  note: string;
  tone: Tone;
  Icon: ComponentType<{ 'aria-hidden': true }>;
};

/** More late projects than these are told as a number that leads to all of them. */
const BY_NAME = 2;

/** Projects that need a look, the most pressing first. */
export function projectTasks(overview: ProjectOverview): ProjectTask[] {
  return [...late(overview), ...overspent(overview), ...ending(overview), ...notAnalyzed(overview)];
}

const spent = (percent: number) => `kullanımı ${formatMargin(percent)}`;

const areNamed = ({ cards }: ProjectOverview) => cards.delayed <= BY_NAME;

function late(overview: ProjectOverview): ProjectTask[] {
  const { cards, late, overBudget } = overview;
  if (!areNamed(overview))
    return [
      {
        key: 'late',
        to: '/projects?late=true',
        title: `${formatCount(cards.delayed)} proje gecikti`,
        note: 'Bitiş tarihi geçti, hâlâ açık',
        tone: 'late',
        Icon: CircleAlert,
      },
    ];
  return late.map(({ id, name, endDate, leftDays }) => {
    const over = overBudget.find((project) => project.id === id);
    return {
      key: `late-${id}`,
      to: `/projects/${id}`,
      title: name,
      urgent: `${-leftDays} gün gecikti`,
      note: over ? `bütçe ${spent(over.budgetUsedPct)}` : `bitiş ${formatDate(endDate)}`,
      tone: 'late',
      Icon: CircleAlert,
    };
  });
}

/** Those that are late by name are not told twice. */
const overspent = (overview: ProjectOverview): ProjectTask[] =>
  overview.overBudget
    .filter(({ id }) => !areNamed(overview) || !overview.late.some((project) => project.id === id))
    .map(({ id, name, budgetUsedPct }) => ({
      key: `budget-${id}`,
      to: `/projects/${id}`,
      title: name,
      note: `Bütçe ${spent(budgetUsedPct)}`,
      tone: 'late',
      Icon: TriangleAlert,
    }));

const ending = ({ dueSoon }: ProjectOverview): ProjectTask[] =>
  dueSoon.map(({ id, name, endDate, leftDays }) => ({
    key: `due-${id}`,
    to: `/projects/${id}`,
    title: name,
    note: `${leftDays === 0 ? 'Bugün bitiyor' : `Bitişe ${leftDays} gün`} · ${formatDate(endDate)}`,
    tone: 'warning',
    Icon: Clock,
  }));

const notAnalyzed = ({ cards }: ProjectOverview): ProjectTask[] =>
  cards.notAnalyzed === 0
    ? []
    : [
        {
          key: 'not-analyzed',
          to: '/projects?analyzed=false',
          title: `${formatCount(cards.notAnalyzed)} proje analiz edilmedi`,
          note: 'Kârlılık sıralamasında yer almıyor',
          tone: 'quiet',
          Icon: CintemaniIcon,
        },
      ];

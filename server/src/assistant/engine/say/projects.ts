import type { PlanStep, ProjectStatus } from '@vezne/contract';

type Step = Extract<PlanStep, { op: 'PROJECTS' }>;
type Ranked = Record<'LARGEST' | 'SMALLEST', string>;

/**
 * How what is asked of projects is called: by itself, as a question for all and for one, and the projects that stand
 * out, by themselves or by which end of them.
 */
type Called = { name: string; all: string; one: string; only: string; ranked: Ranked; rankedOnly: Ranked };

const ends: Ranked = { LARGEST: 'bitişi en yakın', SMALLEST: 'bitişi en uzak' };
const losers: Ranked = { LARGEST: 'en az zarar eden', SMALLEST: 'en çok zarar eden' };

export const projectWords: Record<Step['about'], Called> = {
  PROFIT: {
    name: 'Kâr',
    all: 'projelerin kârı ne kadar',
    one: 'kârı ne kadar',
    only: 'zarar eden',
    ranked: { LARGEST: 'en çok kâr eden', SMALLEST: 'en az kâr eden' },
    rankedOnly: losers,
  },
  MARGIN: {
    name: 'Kârlılık',
    all: 'projelerin kârlılığı ne kadar',
    one: 'kârlılığı ne kadar',
    only: 'zarar eden',
    ranked: { LARGEST: 'en kârlı', SMALLEST: 'kârlılığı en düşük' },
    rankedOnly: losers,
  },
  BUDGET: {
    name: 'Bütçe',
    all: 'projelerin bütçesi ne durumda',
    one: 'bütçesi ne durumda',
    only: 'bütçesini aşan',
    ranked: { LARGEST: 'bütçesinin en çoğunu kullanan', SMALLEST: 'bütçesinin en azını kullanan' },
    rankedOnly: { LARGEST: 'bütçesini en çok aşan', SMALLEST: 'bütçesini en az aşan' },
  },
  DELAY: {
    name: 'Bitiş',
    all: 'projeler ne zaman bitiyor',
    one: 'bitişi ne zaman',
    only: 'geciken',
    ranked: ends,
    rankedOnly: { LARGEST: 'en çok geciken', SMALLEST: 'en az geciken' },
  },
  OTHER: {
    name: 'Durum',
    all: 'projelerin durumu nedir',
    one: 'durumu nedir',
    only: 'açık',
    ranked: ends,
    rankedOnly: ends,
  },
};

export const inStatus: Record<ProjectStatus, string> = {
  PLANLANDI: 'başlamamış',
  DEVAM_EDIYOR: 'devam eden',
  BEKLEMEDE: 'bekleyen',
  TAMAMLANDI: 'tamamlanan',
  IPTAL: 'iptal edilen',
};

/** Which of all projects are asked for: "zarar eden", "en kârlı", "devam eden"; empty for all. */
export function whichProjects({ about, only, rank, status }: Step): string {
  if (status) return inStatus[status];
  const { ranked, rankedOnly, only: standing } = projectWords[about];
  if (rank) return (only ? rankedOnly : ranked)[rank];
  return only ? standing : '';
}

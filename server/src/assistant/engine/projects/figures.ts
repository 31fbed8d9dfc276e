import {
  isOpenStatus,
  kurusOf,
  type PlanStep,
  type Project,
  type ProjectStatus,
  projectStatusNames,
} from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import { money, number, Refusal, type Row, type StepResult } from '../ledger/result';
import { inStatus, projectWords, whichProjects } from '../say/projects';
import { capital, sayDay, sayMoney, sayPercent } from '../say/say';

type Step = Extract<PlanStep, { op: 'PROJECTS' }>;
type About = Step['about'];
/** `holds`: is what was asked for so, or is there one at least? Undefined where a figure does not tell. */
type Told = Pick<StepResult, 'head' | 'more' | 'rows' | 'text'> & { holds: boolean | undefined };
type Say = (kurus: bigint) => string;

const MOST_ROWS = 50;
const MOST_NAMED = 5;
const MOST_STATED = 10;

/** With one decimal, as the pages write it. */
const percentOf = (share: number) => sayPercent(Math.round(share * 10) / 10);

/** What Projeler tells of its projects today: incomes and expenses of their rows, VAT excluded. */
export async function projectFigures(step: Step, view: LedgerView): Promise<StepResult> {
  const { projects = [], profitability = 0 } = (await view.books?.projects()) ?? {};
  // Nothing is kept beside the ledger: there the question is refused as before there were projects.
  if (!projects.length) throw new Refusal('not_in_data', 'projects');
  const say: Say = (kurus) => sayMoney(kurus, view.currency);
  const { project, about } = step;
  const named = projects.filter(({ name }) => name === project);
  const [one] = named;
  if (project && !one) throw new Refusal('unknown_entity');
  const told =
    named.length > 1
      ? ofNamesakes(named, step, say)
      : one
        ? ofOne(one, step, say)
        : ofAll(projects, profitability, step, say);
  const { holds, ...answer } = told;
  const verdict = step.claim && holds !== undefined ? (holds ? 'Evet. ' : 'Hayır. ') : '';
  return {
    step,
    ...answer,
    text: `${verdict}Projelerden: ${told.text}`,
    matched: [],
    period: null,
    reading: [
      `${sayDay(view.today)} itibarıyla`,
      'Projelerden',
      project ?? '',
      askedOf(step),
      about === 'DELAY' || about === 'OTHER' ? '' : 'KDV hariç',
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** Which of them, or what is asked of them. */
function askedOf({ about, only, status, project }: Step): string {
  if (status && !project) return capital(inStatus[status]);
  return only ? capital(projectWords[about].only) : projectWords[about].name;
}

const isOpen = ({ status }: Project) => isOpenStatus(status);
const isLate = (project: Project) => isOpen(project) && project.leftDays < 0;
const isOver = (project: Project) => isOpen(project) && (project.budgetUsedPct ?? 0) > 100;
const loses = ({ profit }: Project) => profit < 0;

/** What is asked of a project, by which projects are put in order and which of them stand out. */
const KINDS: Record<
  About,
  {
    value: (project: Project) => number | null;
    only: (project: Project) => boolean;
    say: (project: Project, say: Say) => string;
  }
> = {
  PROFIT: {
    value: ({ profit }) => profit,
    only: loses,
    say: ({ profit, liveMargin }, say) => `${earnedOf(profit, say)} (kârlılık ${percentOf(liveMargin)})`,
  },
  MARGIN: {
    value: ({ liveMargin }) => liveMargin,
    only: loses,
    say: ({ profit, liveMargin }, say) => `${percentOf(liveMargin)} (${earnedOf(profit, say)})`,
  },
  BUDGET: {
    value: ({ budgetUsedPct }) => budgetUsedPct,
    only: isOver,
    say: ({ expense, estimatedCost, budgetUsedPct }, say) =>
      budgetUsedPct === null
        ? 'tahmini maliyet yazılmamış'
        : `${percentOf(budgetUsedPct)} kullanıldı (${say(kurusOf(expense))} / ${say(kurusOf(estimatedCost ?? 0))})`,
  },
  DELAY: {
    value: (project) => (isOpen(project) ? -project.leftDays : null),
    only: isLate,
    say: (project) => whenOf(project),
  },
  OTHER: {
    value: (project) => (isOpen(project) ? -project.leftDays : null),
    only: isOpen,
    say: (project) => `${projectStatusNames[project.status]}, ${doneOf(project)}, ${whenOf(project)}`,
  },
};

const earnedOf = (profit: number, say: Say) =>
  profit < 0 ? `zarar ${say(-kurusOf(profit))}` : `kâr ${say(kurusOf(profit))}`;

const doneOf = ({ progressPercent }: Project) => `${percentOf(progressPercent)} tamamlandı`;

function whenOf(project: Project): string {
  const end = `bitiş ${sayDay(project.endDate)}`;
  if (!isOpen(project)) return `${end}, ${projectStatusNames[project.status].toLocaleLowerCase('tr')}`;
  if (project.leftDays < 0) return `${end}, ${-project.leftDays} gün gecikti`;
  return project.leftDays ? `${end}, ${project.leftDays} gün kaldı` : `${end}, bugün`;
}

function rowOf({ about, only }: Pick<Step, 'about' | 'only'>, project: Project): Row {
  const { id, name, profit, liveMargin, budgetUsedPct, leftDays } = project;
  const row = { key: id, label: name, projectId: id };
  if (about === 'MARGIN') return { ...row, n: liveMargin, unit: 'PERCENT' };
  if (about === 'BUDGET') return { ...row, n: budgetUsedPct ?? 0, unit: 'PERCENT' };
  if (about === 'DELAY') return { ...row, n: only ? -leftDays : leftDays, unit: 'DAYS' };
  return { ...row, kurus: kurusOf(profit) };
}

function ofOne(project: Project, { about, only, status }: Step, say: Say): Told {
  const { name, income, expense, profit, liveMargin, estimatedCost, budgetUsedPct, leftDays } = project;
  const sums = [money('income', 'Gelir', kurusOf(income)), money('expense', 'Gider', kurusOf(expense))];
  const rows = [rowOf({ about }, project)];
  const told = (head: Told['head'], text: string, holds: boolean, more: Told['more'] = []): Told => ({
    head,
    more,
    rows,
    text: `${name}: ${text}.`,
    holds,
  });
  const earned = [money('profit', `${name}: kâr`, kurusOf(profit))];
  const share = [number('profitability', `${name}: kârlılık`, liveMargin, 'PERCENT')];
  if (about === 'BUDGET') {
    const used =
      budgetUsedPct === null ? [] : [number('budgetUsed', 'Kullanılan bütçe', budgetUsedPct, 'PERCENT')];
    const planned =
      estimatedCost === null ? [] : [money('budget', 'Tahmini maliyet', kurusOf(estimatedCost))];
    return told([...used, ...planned], KINDS.BUDGET.say(project, say), isOver(project), sums.slice(1));
  }
  if (about === 'DELAY') {
    const left = number('leftDays', 'Kalan gün', leftDays, 'DAYS');
    return told(isOpen(project) ? [left] : [], whenOf(project), only ? isLate(project) : !isOpen(project));
  }
  const earns = `${earnedOf(profit, say)} (gelir ${say(kurusOf(income))}, gider ${say(kurusOf(expense))}), kârlılık ${percentOf(liveMargin)}`;
  if (about === 'OTHER')
    return told(
      [number('progress', 'Tamamlanan', project.progressPercent, 'PERCENT'), ...earned],
      `${KINDS.OTHER.say(project, say)}; ${earns}`,
      status ? project.status === status : isOpen(project),
      sums,
    );
  const [head, more] = about === 'PROFIT' ? [earned, share] : [share, earned];
  return told(head, earns, only ? profit < 0 : profit > 0, [...more, ...sums]);
}

/** Those that are going on, or done: how many, each with its planned end, the next first or the last. */
function inOneState(projects: readonly Project[], status: ProjectStatus, say: Say): Told {
  const which = capital(inStatus[status]);
  const order = isOpenStatus(status) ? 1 : -1;
  const found = projects
    .filter((each) => each.status === status)
    .sort((a, b) => order * (a.endDate < b.endDate ? -1 : a.endDate > b.endDate ? 1 : 0));
  const lines = found.slice(0, MOST_STATED).map((each) => {
    const state = isOpen(each)
      ? `${doneOf(each)}, ${whenOf(each)}`
      : `planlanan bitiş ${sayDay(each.endDate)}; ${earnedOf(each.profit, say)}`;
    return `\n• ${each.name}: ${state}`;
  });
  return {
    head: [number('projects', `${which} proje`, found.length, 'COUNT')],
    rows: found.slice(0, MOST_ROWS).map((each) => rowOf({ about: 'OTHER' }, each)),
    text: `${which} ${found.length ? `${found.length} proje var.` : 'proje yok.'}${lines.join('')}${found.length > MOST_STATED ? '\n…' : ''}`,
    holds: found.length > 0,
  };
}

/** Several projects of one name, each by its code. */
function ofNamesakes(projects: readonly Project[], step: Step, say: Say): Told {
  const lines = projects.map((each) => `\n• ${each.code}: ${KINDS[step.about].say(each, say)}`).join('');
  return {
    head: [number('projects', 'Proje', projects.length, 'COUNT')],
    rows: projects.map((each) => ({ ...rowOf(step, each), label: `${each.name} (${each.code})` })),
    text: `${step.project} adında ${projects.length} proje var.${lines}`,
    holds: projects.some(KINDS[step.about].only),
  };
}

function ofAll(projects: readonly Project[], profitability: number, step: Step, say: Say): Told {
  const { about, only, rank, n, status } = step;
  if (status) return inOneState(projects, status, say);
  const kind = KINDS[about];
  const measured = projects.filter((each) => kind.value(each) !== null && (!only || kind.only(each)));
  const order = rank === 'SMALLEST' || (only && (about === 'PROFIT' || about === 'MARGIN')) ? 1 : -1;
  const sorted = measured.sort((a, b) => order * ((kind.value(a) ?? 0) - (kind.value(b) ?? 0)));
  const shown = sorted.slice(0, n ?? MOST_ROWS);
  const names = (all: Project[]) => {
    const most = n ?? MOST_NAMED;
    const lines = all.slice(0, most).map((each) => `\n• ${each.name}: ${kind.say(each, say)}`);
    return `${lines.join('')}${!n && all.length > most ? '\n…' : ''}`;
  };
  const rows = shown.map((each) => rowOf(step, each));
  const [first] = shown;
  if (rank && first) {
    const which = capital(whichProjects(step));
    const one = ofOne(first, step, say);
    if (n === 1) return { ...one, rows, text: `${which} proje ${one.text}` };
    return { ...one, rows, text: `${which} ${shown.length} proje:${names(shown)}` };
  }
  if (only) {
    const which = capital(projectWords[about].only);
    const count = number('projects', `${which} proje`, measured.length, 'COUNT');
    const text = measured.length ? `${which} ${measured.length} proje var.` : `${which} proje yok.`;
    return { head: [count], rows, text: `${text}${names(sorted)}`, holds: measured.length > 0 };
  }
  const overview =
    about === 'DELAY' || about === 'OTHER'
      ? countsOf(projects)
      : sumsOf(projects, { about, profitability, say });
  return { ...overview, rows, text: `${overview.text}${names(sorted)}` };
}

/** Together, as Projeler adds them up: profitability is that of the sums. */
function sumsOf(
  projects: readonly Project[],
  { about, profitability, say }: { about: About; profitability: number; say: Say },
): Omit<Told, 'rows'> {
  const sum = (of: (project: Project) => number) =>
    projects.reduce((all, each) => all + kurusOf(of(each)), 0n);
  const [income, expense] = [sum((each) => each.income), sum((each) => each.expense)];
  const count = number('projects', 'Proje', projects.length, 'COUNT');
  if (about === 'BUDGET') {
    const planned = projects.filter(({ estimatedCost }) => estimatedCost);
    const budget = planned.reduce((all, each) => all + kurusOf(each.estimatedCost ?? 0), 0n);
    const spent = planned.reduce((all, each) => all + kurusOf(each.expense), 0n);
    return {
      head: [money('budget', 'Tahmini maliyet', budget), money('expense', 'Gider', spent)],
      more: [number('projects', 'Bütçesi olan proje', planned.length, 'COUNT')],
      text: `Bütçesi olan ${planned.length} projenin tahmini maliyeti ${say(budget)}, gideri ${say(spent)}.`,
      holds: undefined,
    };
  }
  const profit = money('profit', 'Toplam kâr', income - expense);
  const share = number('profitability', 'Kârlılık', profitability, 'PERCENT');
  return {
    head: about === 'MARGIN' ? [share, profit] : [profit, share],
    more: [money('income', 'Gelir', income), money('expense', 'Gider', expense), count],
    text: `${projects.length} projenin toplam kârı ${say(income - expense)} (gelir ${say(income)}, gider ${say(expense)}), kârlılık ${percentOf(profitability)}.`,
    holds: income > expense,
  };
}

function countsOf(projects: readonly Project[]): Omit<Told, 'rows'> {
  const [open, late] = [projects.filter(isOpen), projects.filter(isLate)];
  const over = projects.filter(isOver);
  return {
    head: [
      number('open', 'Açık proje', open.length, 'COUNT'),
      number('late', 'Geciken', late.length, 'COUNT'),
    ],
    more: [
      number('overBudget', 'Bütçesini aşan', over.length, 'COUNT'),
      number('projects', 'Proje', projects.length, 'COUNT'),
    ],
    text: `${projects.length} projeden ${open.length} tanesi açık; ${late.length} tanesi gecikti, ${over.length} tanesi bütçesini aştı.`,
    holds: undefined,
  };
}

import { useProjectRows } from '@vezne/api';
import {
  type Currency,
  type DueRow,
  formatMoney,
  type Project,
  type ProjectRow,
  type ProjectRowSums,
  type RowKind,
} from '@vezne/contract';
import { Card, CardHead, formatDate, LoadError, SkeletonRows } from '@vezne/ui';
import { FigureLink } from '../../figures/FigureLink';
import { rowsPath } from '../rows/row-filter';
import { Calm, LineList, More } from './line-styles';
import { useDueLines } from './useDueLines';

type Props = { project: Project; currency: Currency };

const SHOWN = 4;
const captions = { income: 'Bekleyen gelir', expense: 'Bekleyen gider' } as const;

/** What the project waits for next, settled by one press, and what all that waits comes to. */
export function NextDue({ project, currency }: Props) {
  const incomes = useWaiting('income', project);
  const expenses = useWaiting('expense', project);
  const reload = () => {
    incomes.list.reload();
    expenses.list.reload();
  };
  const { lines: due, dialogs } = useDueLines(
    { income: incomes.due, expense: expenses.due },
    ({ dueDate }) => dueDate && formatDate(dueDate),
    currency,
    reload,
  );
  const lines = due.slice(0, SHOWN);
  const failure = incomes.list.error ?? expenses.list.error;
  const sums = [sumOf('income', incomes.list.data), sumOf('expense', expenses.list.data)].filter(
    (sum) => sum !== null,
  );
  const isLoaded = incomes.list.data !== undefined && expenses.list.data !== undefined;
  return (
    <Card as="section" aria-label="Sıradaki vadeler">
      <CardHead ruled title="Sıradaki vadeler" note="Tutarlar KDV dahildir." />
      {dialogs}
      {failure ? (
        <Calm as="div">
          <LoadError message={failure.message} onRetry={reload} />
        </Calm>
      ) : !isLoaded ? (
        <SkeletonRows rows={2} />
      ) : (
        <>
          {lines.length > 0 && <LineList>{lines}</LineList>}
          {lines.length + sums.length === 0 && <Calm>Bekleyen gelir veya gider yok.</Calm>}
          {sums.length > 0 && (
            <More>
              {sums.map(({ kind, amount }) => (
                <FigureLink key={kind} to={rowsPath(kind, { projectId: project.id, waiting: true })}>
                  {captions[kind]}: {formatMoney(amount, currency)}
                </FigureLink>
              ))}
            </More>
          )}
        </>
      )}
    </Card>
  );
}

/** The rows of a kind that wait, due first; those without a day are in their sum alone. */
function useWaiting<Kind extends RowKind>(kind: Kind, { id, name }: Project) {
  const list = useProjectRows(kind, {
    projectId: id,
    waiting: true,
    sortBy: 'dueDate',
    sortOrder: 'ASC',
    page: 0,
    pageSize: SHOWN,
    searchText: '',
  });
  const dated = (list.data?.content ?? []).filter(({ dueDate }) => dueDate !== null);
  return { list, due: dated.map((row: ProjectRow<Kind>): DueRow<Kind> => ({ ...row, projectName: name })) };
}

type Found = { totalElements: number; sums: ProjectRowSums };

/** What is left of all rows that wait, whatever was settled of them before. */
function sumOf(kind: RowKind, found: Found | undefined) {
  return found && found.totalElements > 0 ? { kind, amount: found.sums.remainingAmount } : null;
}
